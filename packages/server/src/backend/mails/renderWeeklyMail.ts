import { escapeHtml } from '@lively/engine';
import { defaultLanguage, type Language, languageCodes, prefixOf } from '@lively/engine/languages';
import { createInstance, type ResourceKey } from 'i18next';
import { type ChangedLine, type MailChanges, type MailTexts, toChangedLines } from './changedLines.ts';
import { mailColors } from './mailColors.ts';
import { readTexts } from './readTexts.ts';
import { toMailText } from './renderMail.ts';
import { renderMailFrame } from './renderTemplate.ts';

/** An event as `private.mail_event` gives it. */
export interface MailEvent {
  readonly id: string;
  readonly title: string;
  readonly venue: string | null;
  readonly location: string;
  /** Civil minutes since 1970; null without a date. Midnight sharp is an unknown hour. */
  readonly start: number | null;
}

interface SavedMailEvent extends MailEvent {
  readonly reason: 'favourite' | 'ticket';
}

/** What the mail of a week tells: `private.week_of`, with the token that ends these mails. */
export interface WeeklyNotice {
  readonly kind: 'weekly';
  readonly facts: {
    /** The latest changes that the user has not seen, with the number of all. Undefined in mails of older versions. */
    readonly changed?: {
      readonly total: number;
      readonly events: readonly (SavedMailEvent & { readonly changes: MailChanges })[];
    };
    readonly searches: readonly {
      readonly name: string;
      /** The parameters of the URL of explore. */
      readonly query: string;
      /** At most 99. */
      readonly total: number;
      readonly is_more: boolean;
      readonly events: readonly MailEvent[];
    }[];
    readonly saved: readonly SavedMailEvent[];
    readonly token: string;
  };
  /** Of the account; null when it does not say. */
  readonly language: string | null;
}

/** A part of the mail. */
interface Section {
  readonly title: string;
  readonly lines: readonly {
    readonly event: MailEvent;
    readonly reason: string;
    /** What of the event is not as it was. */
    readonly changes?: readonly ChangedLine[];
  }[];
  /** Leads to all of it. */
  readonly link: { readonly label: string; readonly url: string };
}

const { light } = mailColors;
const texts = createInstance();
/** What changed is worded as on the pages. */
const namespaces = ['mails', 'changes', 'common'] as const;

/** The mail of a week, in the language of the account. A receiver's button ends it by POST (RFC 8058), a link by a page that asks. */
export async function renderWeeklyMail({ facts, language: known }: WeeklyNotice, siteUrl: string) {
  const language = languageCodes.find((code) => code === known) ?? defaultLanguage;
  const t = await readMailTexts(language);
  const site = siteUrl + prefixOf(language);
  const unsubscribe = `${site}/unsubscribe/${facts.token}`;
  const sections = listSections(facts, { t, site, language });
  const [first, ...others] = sections.flatMap(({ lines }) => lines);
  const title = first?.event.title ?? '';
  const html = renderMailFrame(
    language,
    `
      <h1 style="margin: 0 0 8px; font-size: 28px; line-height: 1.1">${escapeHtml(t('weekly.title'))}</h1>
${sections.map((section) => renderSection(section, { site, language })).join('')}
      <p class="muted" style="margin: 32px 0 0; color: ${light.inkMuted}; font-size: 14px">${escapeHtml(t('weekly.why'))} <a class="link" href="${escapeHtml(unsubscribe)}" style="color: ${light.ink}">${escapeHtml(t('weekly.unsubscribe'))}</a></p>`,
  );
  return {
    subject: others.length ? t('weekly.subjectMore', { title, count: others.length }) : t('weekly.subject', { title }),
    html,
    text: toMailText(html),
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Each kind of news is a section: another one begins here. */
function listSections(
  { changed, searches, saved }: WeeklyNotice['facts'],
  { t, site, language }: { t: MailTexts; site: string; language: Language },
): Section[] {
  const formatNumber = (number: number) => new Intl.NumberFormat(language).format(number);
  const mine = { label: t('weekly.mine'), url: `${site}/my-events?tab=favourites` };
  const reasonOf = ({ reason }: SavedMailEvent) => t(`weekly.reason.${reason}`);
  return [
    ...(changed?.total
      ? [
          {
            title: t('weekly.changed', { count: changed.total, number: formatNumber(changed.total) }),
            lines: changed.events.map((event) => ({
              event,
              reason: reasonOf(event),
              changes: toChangedLines(event.changes, t, language),
            })),
            link: mine,
          },
        ]
      : []),
    ...(saved.length
      ? [{ title: t('weekly.coming'), lines: saved.map((event) => ({ event, reason: reasonOf(event) })), link: mine }]
      : []),
    ...searches.map(({ name, query, total, is_more, events }) => ({
      title: t(is_more ? 'weekly.newMore' : 'weekly.new', { name, count: total, number: formatNumber(total) }),
      lines: events.map((event) => ({ event, reason: t('weekly.reason.search', { name }) })),
      link: { label: t('weekly.open'), url: `${site}/explore?${query}` },
    })),
  ];
}

function renderSection({ title, lines, link }: Section, { site, language }: { site: string; language: Language }) {
  const items = lines.map(({ event, reason, changes = [] }) => {
    const details = [formatStart(event.start, language), event.venue ?? event.location, reason].filter(Boolean);
    const changed = changes.map(
      ({ label, was, now }) => `<br>
          <span style="font-size: 14px"><strong>${escapeHtml(label)}</strong> · ${escapeHtml(was)} · ${escapeHtml(now)}</span>`,
    );
    return `
        <li style="margin: 0 0 16px">
          <a class="link" href="${escapeHtml(`${site}/event/${event.id}`)}" style="color: ${light.ink}; font-weight: 600">${escapeHtml(event.title)}</a><br>
          <span class="muted" style="color: ${light.inkMuted}; font-size: 14px">${escapeHtml(details.join(' · '))}</span>${changed.join('')}
        </li>`;
  });
  return `
      <h2 style="margin: 32px 0 16px; font-size: 20px; line-height: 1.2">${escapeHtml(title)}</h2>
      <ul style="margin: 0; padding: 0; list-style: none">${items.join('')}
      </ul>
      <p style="margin: 0"><a class="link" href="${escapeHtml(link.url)}" style="color: ${light.ink}">${escapeHtml(link.label)}</a></p>
`;
}

/** « jeu. 3 déc., 20:30 », by the clock of the venue. */
function formatStart(start: number | null, language: Language): string | null {
  if (start === null) return null;
  const hasHour = ((start % 1440) + 1440) % 1440 !== 0;
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(hasHour && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }).format(start * 60_000);
}

async function readMailTexts(language: Language): Promise<MailTexts> {
  // Escaped where it becomes HTML: a subject is plain text.
  if (!texts.isInitialized) await texts.init({ resources: {}, interpolation: { escapeValue: false } });
  for (const namespace of namespaces)
    if (!texts.hasResourceBundle(language, namespace))
      texts.addResourceBundle(language, namespace, readTexts<ResourceKey>(language, namespace));
  return texts.getFixedT(language, namespaces);
}
