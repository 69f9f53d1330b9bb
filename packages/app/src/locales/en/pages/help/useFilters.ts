import type { GuideContent } from '@lively/ui/screens';

export const useFilters: GuideContent = {
  meta: {
    title: 'Use the filters',
    description:
      'Search, city, date, category and five orders: what each filter in Explore does, how to combine them and get out of an empty list.',
  },
  poster: { category: 'tech', seed: 'use-filters' },
  overline: 'Going out',
  title: 'Use the filters',
  lead: 'A filter removes, an order arranges. Together they bring a whole city down to a dozen posters.',
  facts: ['4 filters', '5 orders'],
  parts: [
    {
      id: 'filters',
      kind: 'text',
      title: 'The four filters',
      blocks: [
        {
          table: {
            caption: 'What each filter keeps',
            head: ['Filter', 'What it keeps'],
            rows: [
              ['Search', 'Events whose texts contain your words, whatever the accents and capitals'],
              [
                'City',
                'Paris, Lyon, Marseille, Toulouse or Cannes; “Paris 11e” counts as Paris, “Villeparisis” does not',
              ],
              [
                'Date',
                'Any date, today, tomorrow, this weekend (Saturday and Sunday; from 6 pm on Friday, that evening too)',
              ],
              ['Category', 'Music, sport, leisure, culture, tech, festival or food, one at a time'],
            ],
          },
        },
        'Dates are those of the venue: “today” in Lyon is today in Lyon, even if you are in Montreal.',
      ],
    },
    {
      id: 'sorts',
      kind: 'text',
      title: 'The five orders',
      blocks: [
        {
          list: [
            '**Popularity**: votes in favour minus votes against. That is how the list begins.',
            '**Score**: your preferences, the distance, the chosen category. See [the rules](/ranking).',
            '**Distance**: from the nearest to the farthest. An unknown place comes last.',
            '**Date**: from the soonest to the latest.',
            '**Price**: free first, prices we cannot read last. “From €12 to €20” counts as 12.',
          ],
        },
        'The reset button removes every filter and sorts by score.',
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Good to know',
      tips: [
        'Empty list? The page names the filter to remove and how many events that brings back.',
        'The address holds your filters: bookmark it, and each week it will show the weekend at hand.',
        'Geolocation picks the nearest city we know, on your device. If you refuse, we keep Paris.',
      ],
    },
  ],
  action: { label: 'Try it in Explore', href: '/explore' },
  next: {
    title: 'What next',
    links: [
      { label: 'Discover events', href: '/help/discover-events', text: 'Four ways to look.' },
      { label: 'Go to an event', href: '/help/participate-event', text: 'From the ticket to the calendar.' },
    ],
  },
};
