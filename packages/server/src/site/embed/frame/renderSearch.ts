import { lineParameter, type WidgetSearch } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { toWidgetParameters, toWidgetPath } from '../toWidgetPath.ts';
import type { WidgetView } from '../WidgetView.ts';
import { writeLine } from './writeMarkup.ts';

/** The max number of characters of a sentence that is read. */
const maxLength = 200;

/** Renders a search box, which is a plain form: its answer is the same page, in the frame. The other filters stay. */
export function renderSearch({ label, placeholder, submit, line, unread }: WidgetSearch, view: WidgetView): string {
  const [path] = toWidgetPath(view).split('?');
  const kept = [...toWidgetParameters(view)]
    // The sentence replaces the words of an address.
    .filter(([name]) => name !== lineParameter && name !== 'q')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return `<form role="search" action="${escapeHtml(`${path}`)}">${kept.join('')}<label for="line">${escapeHtml(label)}</label><input type="search" id="line" name="${lineParameter}" value="${escapeHtml(line)}" placeholder="${escapeHtml(placeholder)}" maxlength="${maxLength}" autocomplete="off" enterkeyhint="search"><button>${escapeHtml(submit)}</button></form>
${writeLine('unread', unread)}`;
}
