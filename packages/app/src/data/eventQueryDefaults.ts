import { pageLength } from '@lively/engine/constants';
import type { EventQuery } from './EventQuery';

/** The radius around a commune in kilometres, unless another is asked for. */
export const defaultRadius = 20;

/** The query for every future event, in the default order. */
export const eventQueryDefaults: EventQuery = {
  text: '',
  city: null,
  commune: null,
  radius: 0,
  areas: [],
  withoutAreas: [],
  box: null,
  category: null,
  subcategory: null,
  topics: [],
  without: [],
  day: 'all',
  days: null,
  weekdays: [],
  hours: null,
  minPrice: null,
  maxPrice: null,
  age: null,
  access: [],
  online: false,
  once: false,
  sort: 'popularity',
  near: null,
  limit: pageLength,
};
