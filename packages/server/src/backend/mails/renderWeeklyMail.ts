import { type EventStatus, escapeHtml } from '@lively/engine';
import { defaultLanguage, type Language, languageCodes, prefixOf, writeOrdinal } from '@lively/engine/languages';
import { createInstance, type ResourceKey } from 'i18next';
import { type ChangedLine, type MailChanges, type MailTexts, toChangedLines } from './changedLines.ts';
import { mailColors } from './mailColors.ts';
import { readTexts } from './readTexts.ts';
import { renderMailFrame } from './renderMailFrame.ts';
import { toLine } from './toLine.ts';
import { toMailText } from './toMailText.ts';

/** An event from `private.mail_event`. */
export interface MailEvent {
  readonly id: string;
  readonly title: string;
  readonly venue: string | null;
  readonly location: string;
  /** Undefined in mails of older versions. */
  readonly status?: EventStatus;
  /** Civil minutes since 1970; null without a date. Midnight means that the time is unknown. */
  readonly start: number | null;
}

interface SavedMailEvent extends MailEvent {
  readonly reason: 'favourite' | 'ticket';
}

/** The content of a mail of the week: `private.week_of`, with the token that unsubscribes from these mails. */
export interface WeeklyNotice {
  readonly kind: 'weekly';
  readonly facts: {
    /** The latest changes that the user has not seen, with their total number. Undefined in mails of older versions. */
    readonly changed?: {
      readonly total: number;
      readonly events: readonly (SavedMailEvent & { readonly changes: MailChanges })[];
    };
    readonly searches: readonly {
      readonly name: string;
      /** The URL parameters of explore. */
      readonly query: string;
      /** 99 at most. */
      readonly total: number;
      readonly is_more: boolean;
      readonly events: readonly MailEvent[];
    }[];
    readonly saved: readonly SavedMailEvent[];
    readonly token: string;
  };
  /** The language of the account; null if unknown. */
  readonly language: string | null;
}

/** A part of the mail. */
interface Section {
  readonly title: string;
  readonly lines: readonly {
    readonly event: MailEvent;
    readonly reason: string;
    /** The changes of the event. */
    readonly changes?: readonly ChangedLine[];
  }[];
  /** The link to all events of the section. */
  readonly link: { readonly label: string; readonly url: string };
}

const { light } = mailColors;
const texts = createInstance();
/** The texts of changes are those of the pages. */
const namespaces = ['mails', 'changes', 'common', 'taxonomy'] as const;

/**
 * Renders a mail of the week, in the language of the account. The mail client's button unsubscribes by POST (RFC 8058), the link
 * by a page that requires a confirmation.
 */
export async function renderWeeklyMail({ facts, language: known }: WeeklyNotice, siteUrl: string) {
  const language = languageCodes.find((code) => code === known) ?? defaultLanguage;
  const t = await readMailTexts(language);
  const site = siteUrl + prefixOf(language);
  const unsubscribe = `${site}/unsubscribe/${facts.token}`;
  const sections = listSections(facts, { t, site, language });
  const [first, ...others] = sections.flatMap(({ lines }) => lines);
  const title = toLine(first?.event.title ?? '');
  const html = renderMailFrame(
    language,
    `
      <h1 style="margin: 0 0 8px; font-size: 28px; line-height: 1.1">${escapeHtml(t('weekly.title'))}</h1>
${sections.map((section) => renderSection(section, { t, site, language })).join('')}
      <p class="muted" style="margin: 32px 0 0; color: ${light.inkMuted}; font-size: 14px">${escapeHtml(t('weekly.why'))} <a class="link" href="${escapeHtml(unsubscribe)}" style="color: ${light.ink}">${escapeHtml(t('weekly.unsubscribe'))}</a></p>`,
  );
  return {
    subject: others.length ? t('weekly.subjectMore', { title, count: others.length }) : t('weekly.subject', { title }),
    html,
    text: toMailText(html),
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Lists the sections, one for each kind of news. Add another kind here. */
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

function renderSection(
  { title, lines, link }: Section,
  { t, site, language }: { t: MailTexts; site: string; language: Language },
) {
  const items = lines.map(({ event, reason, changes = [] }) => {
    const { status = 'scheduled', venue, location } = event;
    const place = status === 'moved_online' ? null : (venue ?? location);
    const details = [
      status === 'scheduled' ? null : t(`common:status.${status}`),
      formatStart(event.start, language),
      place,
      reason,
    ].filter(Boolean);
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

/** Formats a start as « jeu. 3 déc., 20:30 », in the time zone of the venue. */
function formatStart(start: number | null, language: Language): string | null {
  if (start === null) return null;
  const hasHour = ((start % 1440) + 1440) % 1440 !== 0;
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(hasHour && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
  return writeOrdinal(format.format(start * 60_000), language);
}

async function readMailTexts(language: Language): Promise<MailTexts> {
  // Texts are escaped when they are inserted into HTML: a subject is plain text.
  if (!texts.isInitialized) await texts.init({ resources: {}, interpolation: { escapeValue: false } });
  for (const namespace of namespaces)
    if (!texts.hasResourceBundle(language, namespace))
      texts.addResourceBundle(language, namespace, readTexts<ResourceKey>(language, namespace));
  return texts.getFixedT(language, namespaces);
}
