import { describe, expect, it } from 'vitest';
import { toEvent } from '../toEvent.ts';
import { toScoredEvent } from './toScoredEvent.ts';

const score = (row: object) => toScoredEvent(toEvent({ ...row }));

describe('an event with the columns of a score', () => {
  it('has coordinates only if the row has both latitude and longitude', () => {
    expect(score({ latitude: null, longitude: null }).coordinates).toBeNull();
    expect(score({ latitude: 45.7 }).coordinates).toBeNull();
    expect(score({ latitude: '45.7', longitude: 4.8 }).coordinates).toEqual({ latitude: 45.7, longitude: 4.8 });
  });

  it('has only finite numbers as counts', () => {
    expect(score({ participants: '1e309', purchases_count: null })).toMatchObject({
      participants: null,
      purchasesCount: 0,
    });
    expect(score({ participants: '380', purchases_count: 12 })).toMatchObject({
      participants: 380,
      purchasesCount: 12,
    });
  });

  it('has only a known subcategory', () => {
    expect(score({ subcategory: 'jazz' }).subcategory).toBe('jazz');
    for (const subcategory of ['music', 'constructor', 7, null]) expect(score({ subcategory }).subcategory).toBeNull();
  });
});
