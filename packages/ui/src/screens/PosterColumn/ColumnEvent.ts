import type { EventItem } from '../EventItems';

/** What a poster of a column shows of an event. */
export type ColumnEvent = Omit<EventItem, 'categoryLabel' | 'participants' | 'rarity' | 'badges'>;

/** Whether the events of a column begin tonight, or some of them later, or all; or whether the one in front begins tomorrow. */
export type ColumnTime = 'tonight' | 'mixed' | 'next' | 'tomorrow';
