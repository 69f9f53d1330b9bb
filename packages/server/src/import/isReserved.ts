import { foldText } from '@lively/engine';

/** Patterns for the group of a reserved event, in a folded text. */
const patterns = [
  /(?<!\b(tarif|prix|place|reduction|remise|parking|stationnement)s?( \p{L}+){0,3} )\b(reservee?s?|destinee?) (exclusivement |uniquement )?(aux?|a la|a l) ?\W?(classes?|scolaires?|eleves?|ecoles?|ecoliers|collegiens|lyceens|etudiants|apprentis|adherents?|abonnes|membres|licencies|agents|salaries|personnels?|employes|equipes|enseignants|patients|residents|locataires|beneficiaires|allocataires|candidats|demandeurs|entreprises|organismes|groupes? (scolaires?|constitues?)|professionnels)\b/u,
  /\b(seance|representation|matinee|atelier|visite|public|projection|spectacle|concert|animation|rencontre|audition|cine)s? (pour les )?scolaires?\b/,
  /[([]\s*scolaires?\s*[)\]]/,
  /\b(scolaires|adherents|eleves|agents) (uniquement|seulement|exclusivement)\b/,
  /\bnon ouverte? au (grand )?public\b/,
  /\b(evenement|seminaire|reunion|seance) (privee?|interne)\b/,
];

/**
 * Returns true if an event is for one group only: the classes of a school, the members of a club, a company. An event for the
 * public and for schools is public.
 *
 * @param texts - Title, conditions, summary and keywords; other values than texts are ignored.
 */
export function isReserved(texts: readonly unknown[]): boolean {
  const folded = texts.filter((text) => typeof text === 'string').map(foldText);
  if (folded.some((text) => /\b(tout public|grand public|ouverte? a tou(s|tes))\b/.test(text))) return false;
  return folded.some((text) => patterns.some((pattern) => pattern.test(text)));
}
