import { expect, test } from 'vitest';
import { parseBuilderState } from './builderState';
import { toWidget } from './toWidget';

const widgetOf = (search: string, event?: string) => toWidget(parseBuilderState(new URLSearchParams(search)), event);

test.each([
  ['', []],
  [
    'layout=grid&city=Lyon&category=music&date=weekend',
    [
      ['layout', 'grid'],
      ['city', 'Lyon'],
      ['category', 'music'],
      ['date', 'weekend'],
    ],
  ],
  ['date=2026-12-01_2026-12-24', [['filters', 'date=2026-12-01_2026-12-24']]],
  ['city=Lyon&price=0', [['filters', 'city=Lyon&price=0']]],
  [
    'commune=69123&words=x&sort=score&venue=Le+Trianon&locate=on',
    [
      ['filters', 'commune=69123'],
      ['venue', 'Le Trianon'],
      ['locate', ''],
    ],
  ],
  [
    'limit=4&language=en&theme=auto',
    [
      ['limit', '4'],
      ['lang', 'en'],
      ['theme', 'auto'],
    ],
  ],
  ['limit=0&width=10', []],
  ['partner=+Le+%22Progr%C3%A8s%22+', [['partner', 'Le "Progrès"']]],
  [`partner=${'a'.repeat(61)}`, []],
])('the attributes of %s', (search, attributes) => {
  expect(widgetOf(search).attributes).toEqual(attributes);
});

test('a widget of one event has no filters', () => {
  const widget = widgetOf('layout=event&city=Lyon&venue=x&limit=4&locate=on', 'abc-1');
  expect(widget).toMatchObject({
    tag: 'lively-event',
    attributes: [['event-id', 'abc-1']],
    event: 'abc-1',
    limit: null,
  });
  expect(`${widget.filters}`).toBe('');
  expect(widgetOf('', 'abc-1').event).toBe('');
});

test('colours, fonts and the width are CSS properties', () => {
  expect(widgetOf('ground=%23fff&text=Georgia&width=640').properties).toEqual([
    ['--lively-ground', '#fff'],
    ['--lively-text', 'Georgia'],
    ['max-inline-size', '640px'],
  ]);
});
