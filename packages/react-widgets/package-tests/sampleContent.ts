const event = {
  id: '17',
  url: 'https://lively.example/event/17',
  title: 'Bal <b>',
  when: '12 December',
  time: '',
  date: { dateTime: '2026-12-12', weekday: 'Sat', day: '12', month: 'Dec' },
  otherDates: '',
  place: 'La Halle',
  price: '€12',
  status: '',
  category: 'Music',
  description: '',
  picture: null,
  credit: null,
};

/** An answer of `/widget/explore.json`, with markup and a script in place of an address. */
export const sampleContent = {
  kind: 'list',
  language: 'en',
  title: 'Lyon',
  link: { label: 'All these events on Lively', url: 'https://lively.example/en/explore?city=Lyon' },
  message: null,
  events: [event, { ...event, id: '18', title: 'Hostile', url: 'javascript:alert(1)' }],
};
