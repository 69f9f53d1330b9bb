import type { WidgetContent } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';

/**
 * Renders a view as a quotation that needs no script and no style. WordPress keeps only its links and texts, on one line: each
 * paragraph ends as a sentence, and a space follows it.
 */
export function renderQuote(content: WidgetContent): string {
  const { kind, title, link, events, message, period } = content;
  const sentences = [
    ...(kind === 'list'
      ? [
          [title, period?.title]
            .filter(Boolean)
            .map((text) => escapeHtml(`${text}`))
            .join(' · '),
        ]
      : []),
    ...events.map((event) => {
      const facts = [event.otherDates, event.description].filter(Boolean).map((text) => escapeHtml(endSentence(text)));
      const line = [writeLink(event.url, event.title), ...listFacts(event)].join(' · ');
      return [endSentence(line), ...facts].join(' ');
    }),
    ...(message ? [escapeHtml(message)] : []),
    ...listCredits(events),
    writeLink(link.url, link.label),
  ];
  const paragraphs = sentences.map((sentence) => `<p>${endSentence(sentence)}</p>`);
  return `<blockquote class="wp-embedded-content">${paragraphs.join(' ')}</blockquote>`;
}

/** Lists what an event is, beside its title: whether it is cancelled or full, when, where, the price. */
function listFacts({ status, when, place, price }: WidgetContent['events'][number]): string[] {
  return [status, when, place, price].filter(Boolean).map(escapeHtml);
}

/** Lists the credits, each once: those of all events are often the same. */
function listCredits(events: WidgetContent['events']): string[] {
  return [...new Set(events.flatMap(({ credit }) => (credit ? [escapeHtml(credit.text)] : [])))];
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function writeLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}
