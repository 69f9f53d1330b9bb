import { pageLength } from '@lively/engine/constants';
import type { EventQuery } from './EventQuery';

/** The query for every future event, in the default order. */
export const eventQueryDefaults: EventQuery = {
  text: '',
  city: null,
  commune: null,
  radius: 0,
  areas: [],
  box: null,
  category: null,
  subcategory: null,
  topics: [],
  without: [],
  day: 'all',
  days: null,
  hours: null,
  maxPrice: null,
  access: [],
  online: false,
  once: false,
  sort: 'popularity',
  near: null,
  limit: pageLength,
};
