import { addDays, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { createElement } from '../createElement.ts';
import type { ExtendedWidget, Extension } from '../Extension.ts';
import { formatCivil } from '../formatCivil.ts';
import { weekTexts } from '../locales/weekTexts.ts';
import { createNavigation } from './calendar/createNavigation.ts';
import { formatDayName } from './calendar/formatDayName.ts';
import { onDays } from './calendar/onDays.ts';
import { createStyles } from './createStyles.ts';
import { formatRange } from './formatWhen.ts';
import styles from './week.css?inline';

/** An agenda without an own limit fills a week better than the six events of a list. */
const defaultLimit = 20;

const rangeFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const addStyles = createStyles(styles);

/** Extends a list to an agenda of seven days from today, with the weeks after it. An event is on its first day of the week. */
export function extend({ element, update }: ExtendedWidget): Extension {
  const attribute = (name: string) => element.getAttribute(name);
  let week = 0;
  const navigation = createNavigation((step) => {
    week = Math.max(0, week + step);
    update();
  });
  return {
    head: createElement('section', {}, navigation.element),
    adjust: (options) => {
      const limit = attribute('limit') ? options.limit : defaultLimit;
      return onDays({ ...options, limit }, limit, listDays());
    },
    draw: ({ list }, _, { texts: { language, locale } }) => {
      addStyles(list);
      navigation.draw(formatRange(rangeFormat, locale, ...listDays()), week === 0, weekTexts[language]);
      for (const card of list.querySelectorAll<HTMLElement>(':scope > [part=event]')) fileUnderDay(card, list, locale);
    },
  };

  function listDays(): [string, string] {
    const first = addDays(today(Date.now(), defaultTimeZone), week * 7) ?? '';
    return [first, addDays(first, 6) ?? ''];
  }
}

/** Moves a card to the list of its day, with its hour in place of its date. */
function fileUnderDay(card: HTMLElement, list: HTMLElement, locale: string): void {
  const time = card.querySelector('time');
  if (!time) return;
  const { dateTime } = time;
  const hour = dateTime.slice(10) && formatCivil({ timeStyle: 'short' }, locale, `${dateTime}Z`);
  time.replaceChildren(hour);
  for (const node of card.querySelector('[part=place]')?.childNodes ?? []) {
    if (!hour || node.textContent !== hour) continue;
    (node.previousSibling ?? node.nextSibling)?.remove();
    node.remove();
  }
  const date = dateTime.slice(0, 10);
  const last = [...list.querySelectorAll<HTMLElement>('[part=day]')].at(-1);
  const day = last?.dataset.date === date ? last : createDay(date, locale);
  day.lastElementChild?.append(card);
  list.append(day);
}

function createDay(date: string, locale: string): HTMLElement {
  const name = createElement('h3', {}, formatDayName(date, locale));
  const day = createElement('li', { part: 'day' }, name, createElement('ul', { role: 'list' }));
  day.dataset.date = date;
  return day;
}
