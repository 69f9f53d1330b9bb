import type { PlacedCommune } from '@lively/engine/communes';
import { createElement } from '../createElement.ts';
import type { ExtendedWidget, Extension } from '../Extension.ts';
import { locateTexts } from '../locales/locateTexts.ts';
import { readNumber } from '../readNumber.ts';
import { createStyles } from './createStyles.ts';
import { findCommune } from './findCommune.ts';
import styles from './locate.css?inline';
import { warnOnce } from './warnOnce.ts';

const addStyles = createStyles(styles);

/** Kilometres around the commune of the visitor, as in explore. */
const radius = 20;

type Outcome = 'locating' | 'refused' | 'notFound' | PlacedCommune | undefined;

/** Extends a list by a button that lists the events around the commune of the visitor, and a second press all. */
export function extend({ element, update }: ExtendedWidget): Extension {
  if (!element.getAttribute('apikey')) {
    warnOnce('<lively-events>: locate needs a backend: a source with an apikey.');
    return { adjust: (options) => options };
  }
  let outcome: Outcome;
  let site = '';
  const button = createElement('button', { type: 'button', part: 'locate', onclick: press });
  const message = createElement('p', { ariaLive: 'polite' });
  return {
    head: createElement('section', { part: 'nearby' }, button, message),
    adjust: (options) => {
      const { layout, parameters, page } = options;
      site = options.site;
      if (typeof outcome !== 'object') return options;
      const { code } = outcome;
      const around = { city: undefined, near: undefined, commune: code, radius_km: `${radius}` };
      const isCalendar = layout === 'month' || layout === 'week';
      const sort = isCalendar ? 'date' : 'distance';
      return {
        ...options,
        city: '',
        parameters: { ...parameters, ...around, sort },
        page: { ...page, city: '', commune: code, sort },
        order: (events, { locale }) =>
          events.map((each) => ({ ...each, reasons: formatDistance(each.event.row.distance_km, locale) })),
      };
    },
    draw: ({ list }, _, { texts: { language } }) => {
      const texts = locateTexts[language];
      addStyles(list);
      const isFound = typeof outcome === 'object';
      button.textContent = texts.nearMe;
      button.ariaPressed = `${isFound}`;
      button.ariaDisabled = outcome === 'locating' ? 'true' : null;
      message.textContent =
        typeof outcome === 'object' ? texts.formatNear(outcome.name, radius) : outcome ? texts[outcome] : '';
    },
  };

  function press(): void {
    if (outcome === 'locating') return;
    const isFound = typeof outcome === 'object';
    settle(isFound ? undefined : 'locating');
    if (!isFound) findCommune(site).then(settle, (error) => settle(error?.code === 1 ? 'refused' : 'notFound'));
  }

  function settle(next: Outcome): void {
    outcome = next;
    update();
  }
}

/** Formats the distance of an event; none if it is unknown, which is 1000 km. */
function formatDistance(distance: unknown, locale: string): string[] {
  const kilometres = readNumber(distance);
  if (kilometres === null || kilometres >= 1000) return [];
  return [kilometres.toLocaleString(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 })];
}
