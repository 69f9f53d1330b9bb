import type { Journey } from '../Journey';

/** A sentence that means the same in each language: concert, free, this weekend. */
const sentences: Readonly<Record<string, string>> = {
  fr: 'concert gratuit ce week-end',
  en: 'free concert this weekend',
  es: 'concierto gratis este fin de semana',
};

export const search: Journey = {
  name: 'search a sentence',
  listSteps: ({ t, prefix, language }) => [
    {
      open: `${prefix}/explore`,
      hears: ['Finished loading', t('common.document.title', { page: t('explore.title') })],
    },
    { tabTo: [t('explore.search.label'), 'editable combo box'] },
    { type: sentences[language] ?? '' },
    { press: 'Enter', hears: [t('explore.count_other'), t('explore.detail_other')] },
    { tabTo: [t('explore.active.remove'), t('explore.date.weekend'), 'link'] },
    { tabTo: [t('explore.active.remove'), t('taxonomy.music'), 'link'] },
    { tabTo: [t('explore.active.remove'), t('explore.filters.free'), 'link'] },
    // The word is searched for instead, and no event has it.
    { press: 'Enter', hears: [t(`explore.count_${new Intl.PluralRules(language).select(0)}`, { number: '0' })] },
  ],
};
