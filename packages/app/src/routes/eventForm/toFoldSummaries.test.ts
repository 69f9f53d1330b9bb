import { emptyEventDraft } from '@lively/machines';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toFoldSummaries } from './toFoldSummaries';

const i18n = await createTestI18n('fr', ['eventForm', 'taxonomy']);
const t = i18n.getFixedT<['eventForm', 'common', 'taxonomy']>(null, ['eventForm', 'common', 'taxonomy']);

test('the summary of a block contains its values in one line', () => {
  const draft = {
    ...emptyEventDraft,
    endTime: '00:30',
    otherDates: [
      { date: '2099-06-13', time: '20:30', endTime: '' },
      { date: '2099-06-14', time: '20:30', endTime: '' },
    ],
    venue: 'Le Trianon',
    features: 'Bar\nVestiaire',
    accessibility: 'mobility\nquiet',
    price: 'Prix libre',
    ticketUrl: 'https://www.weezevent.com/bal?date=1',
    maxCapacity: '1200',
    minAge: '6',
    maxAge: '10',
    description: 'Un piano,\nune voix.',
    lineup: 'Trio Simone',
    organizer: 'Le Trianon',
    organizerUrl: 'https://letrianon.example/nina',
  };
  expect(toFoldSummaries(draft, { picture: 'bal.png', language: 'fr', t })).toEqual({
    times: 'jusqu’à 00:30, 2 autres dates',
    place: `Le Trianon, ${t('taxonomy:mobility')}, ${t('taxonomy:quiet')}, Bar, Vestiaire`,
    ages: 'dès 6\u00A0ans, jusqu’à 10\u00A0ans',
    price: 'Prix libre, billetterie\u00A0: weezevent.com, 1\u00A0200 places',
    story: 'Un piano, une voix., Trio Simone',
    picture: 'bal.png',
    organizer: 'Le Trianon, letrianon.example',
  });
});

test('the summary of an empty block is empty', () => {
  const summaries = toFoldSummaries(
    { ...emptyEventDraft, venue: '  ', features: '\n' },
    { picture: undefined, language: 'fr', t },
  );
  expect(new Set(Object.values(summaries))).toEqual(new Set(['']));
});

test('an invalid value is summarised as typed', () => {
  const draft = { ...emptyEventDraft, ticketUrl: 'javascript:1', maxCapacity: '1.5', description: 'mot '.repeat(200) };
  const { price, story } = toFoldSummaries(draft, { picture: undefined, language: 'fr', t });
  expect(price).toBe('billetterie\u00A0: javascript:1, 1.5');
  expect(story).toMatch(/^(mot )+mot…$/);
  expect(story.length).toBeLessThanOrEqual(61);
});
