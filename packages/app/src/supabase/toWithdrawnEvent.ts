import { defaultTimeZone } from '@lively/engine/constants';
import type { MyEvent } from '../data/Backend';
import type { Database } from './database.types';
import { toEvent } from './toEvent';

/** Converts a purchase whose event was deleted: only its name and its date remain. */
export function toWithdrawnEvent(
  purchase: Pick<
    Database['public']['Tables']['purchases']['Row'],
    'id' | 'event_title' | 'event_date' | 'purchased_at'
  >,
): MyEvent {
  const event = toEvent({
    ...emptyRow,
    id: purchase.id,
    title: purchase.event_title,
    date: purchase.event_date,
    created_at: purchase.purchased_at,
  });
  return { ...event, isWithdrawn: true };
}

const emptyRow = {
  venue: null,
  image: null,
  price: null,
  price_kind: null,
  price_amount: null,
  organizer: null,
  source: null,
  category: 'leisure',
  subcategory: null,
  location: '',
  latitude: null,
  longitude: null,
  time: null,
  end_time: null,
  time_zone: defaultTimeZone,
  timings: [],
  status: 'cancelled',
  attendance: 'on_site',
  participants: null,
  max_capacity: null,
  rating: null,
  reviews: null,
  is_reserved: false,
  created_by: null,
  upvotes_count: 0,
  downvotes_count: 0,
  popularity_score: 0,
  purchases_count: 0,
};
