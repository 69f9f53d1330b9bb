import { foldText } from '@lively/engine';

/** The texts of a record that show whether it is an event. */
export interface NoticeTexts {
  readonly title: string;
  /** The agenda that published the record, and the organisation that contributed it. */
  readonly publishers: readonly unknown[];
  readonly keywords: readonly string[];
  readonly description: string | null;
}

/** Employment agencies of France: they publish nothing else than recruitment, job fairs and workshops for job seekers. */
const agency = /\b(france ?travail|pole ?emploi|cap ?emploi)\b/;

/** The employment offices for young people publish outings, too. */
const youthAgency = /\bmissions? locales?\b/;

/** Keywords that only the employment agencies use: the names of their programmes and of their kinds of sessions. */
const agencyKeyword =
  /^(#?tousmobilises|1 jeune,? 1 solution|recrutement sans cv|recrutement par le sport|detection de potentiels?|methode de recrutement par simulation|du stade vers l emploi|decouverte secteur metier|opportunite d emploi|rencontre recruteur)$/;

/** Titles and keywords that name a recruitment session. */
const session =
  /\b(job ?dating|(session|journee|matinee|reunion|forum|salon|speed)s? (de |du |des )?recrutements?|(forum|salon|carrefour|village|bourse)s? (de l |des |pour l )?(emplois?|jobs?)|job ?(fair|day)|recruitment (day|session|fair)|(feria|foro|jornada) de(l)? empleo|detection de potentiels?)\b/;

/** Titles that may be about recruitment, or about a choir that needs voices: the other texts decide. */
const recruiting =
  /\b(recrut\w*|recruiting|hiring|contratan?|info(rmation)?s? coll(ective)?s?|(rencontre|rencontrez) (les |des )?(employeurs?|recruteurs?|entreprises?)|h f)\b/;

/** Words that only a real job has. */
const job =
  /\b(cdi|cdd|alternance|interim|cv|entretiens?|postes? (a pourvoir|de|en|d)|demandeurs? d emploi|offres? d emploi|contrat|salaire|hiring|jobs?|contratan?|h f)\b/;

/** A title that consists of the word “test” and of words that belong to it. */
const test =
  /^(ceci est |this is |esto es )?(une? |a )?((evenement|event|evento|fiche|agenda|annonce) )?(de |d |pour )?(tests?|prueba)( (tests?|evenement|event|agenda|\d+|a supprimer|a ignorer|(merci )?(de |d )?ignorer|ne pas (publier|diffuser|tenir compte)))*$/;

/**
 * Returns true for a record that is no event to go to: a session of an employment agency, an employer that recruits, or an entry
 * that tests the agenda. The rules read the publisher and the words of all records alike. See docs/decisions/0116.
 */
export function isNotice({ title, publishers, keywords, description }: NoticeTexts): boolean {
  const name = fold(title);
  const words = keywords.map(fold);
  const names = publishers.filter((publisher) => typeof publisher === 'string').map(fold);
  const isPublishedBy = (pattern: RegExp) => names.some((publisher) => pattern.test(publisher));
  // The description is folded only if it decides.
  const isAboutJobs = () => [name, ...words, fold(description ?? '')].some((text) => job.test(text));
  return (
    isPublishedBy(agency) ||
    words.some((word) => agencyKeyword.test(word)) ||
    [name, ...words].some((text) => session.test(text)) ||
    ((recruiting.test(name) || isPublishedBy(youthAgency)) && isAboutJobs()) ||
    isTest(title, name, description)
  );
}

/** “[TEST] Concert” is a test, too. “Essai” alone may be a title: then the description decides. */
function isTest(title: string, name: string, description: string | null): boolean {
  return (
    test.test(name) ||
    /^\W*[[(]\s*tests?\s*[\])]/i.test(title) ||
    (/^essais?$/.test(name) && fold(description ?? '') === name)
  );
}

/** Reduces a text to lower-case words without accents and punctuation. */
function fold(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}
