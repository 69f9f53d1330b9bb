import { attributesFor, listChoices } from '@lively/embed/attributes';
import {
  eventCategories,
  findKnownCity,
  parseCategory,
  parseEventId,
  preferenceCategories,
  safeHttpsUrl,
} from '@lively/engine';
import { knownCities } from '@lively/engine/constants';
import { isLanguage } from '../../../../i18n/languages';
import { limits, maxPartnerLength, readLimited } from '../builderState';
import { findNearest } from './findNearest';
import type { Accepted, CheckContext, PageFault } from './PageFault';

/** A value without effect. */
interface Invalid {
  /** The value, or the part of it. */
  readonly value: string;
  readonly accepted: Accepted;
  readonly nearest: string | undefined;
}

interface Rule {
  readonly accepted: Accepted;
  readonly accepts: (value: string, context: Pick<CheckContext, 'isColor'>) => boolean;
  /** The values that a misspelt one may mean. @default those that are accepted */
  readonly similar?: readonly string[];
  /** Whether the values are separated by commas. */
  readonly isList?: boolean;
}

const tastes = preferenceCategories.flatMap(({ slug, categories, subcategories }) => [
  slug,
  ...categories,
  ...subcategories,
]);

/** The attributes with values that a program reads; the others accept any text. */
const rules = new Map<string, Rule>([
  ...Object.values(attributesFor)
    .flat()
    .map(({ name, type }) => [name, listChoices(type)] as const)
    .filter(([, choices]) => choices.length)
    .map(([name, accepted]): [string, Rule] => [
      name,
      {
        accepted,
        accepts: (value) => (name === 'lang' ? isLanguage(value.slice(0, 2).toLowerCase()) : accepted.includes(value)),
      },
    ]),
  ['limit', { accepted: 'limit', accepts: (value) => readLimited(value, limits.events) !== null }],
  [
    'category',
    { accepted: eventCategories.map(({ slug }) => slug), accepts: (value) => parseCategory(value) !== null },
  ],
  ['partner', { accepted: 'partner', accepts: (value) => value.length <= maxPartnerLength && !/[\n\r]/.test(value) }],
  ['accent', { accepted: 'accent', accepts: (value, { isColor }) => isColor(value) }],
  ['site', { accepted: 'site', accepts: (value) => safeHttpsUrl(value) !== null }],
  ['event-id', { accepted: 'event-id', accepts: (value) => parseEventId(value)?.kind === 'uuid' }],
  ['near', { accepted: knownCities.map(({ name }) => name), accepts: (value) => findKnownCity(value) !== undefined }],
  [
    'tags',
    {
      accepted: 'tags',
      accepts: (value) => parseCategory(value) !== null || tastes.some((slug) => slug === value.toLowerCase()),
      similar: tastes,
      isList: true,
    },
  ],
]);

/** Finds the values of an attribute, or of a parameter of a frame, that have no effect. */
export function listInvalid(name: string, written: string, context: Pick<CheckContext, 'isColor'>): Invalid[] {
  const rule = rules.get(name);
  if (!rule) return [];
  const { accepted, accepts, similar = typeof accepted === 'string' ? [] : accepted, isList } = rule;
  // A taste may have a name of the partner: `exhibitions=Expos`.
  const values = isList ? written.split(',').map((part) => part.replace(/=.*/s, '').trim()) : [written];
  return values
    .filter((value) => value && !accepts(value, context))
    .map((value) => ({ value: value.slice(0, 100), accepted, nearest: findNearest(value, similar) }));
}

/** Returns the fault of a value without effect. */
export function toInvalidValue(name: string, { value, ...others }: Invalid, line: number | null): PageFault {
  return { code: 'invalidValue', line, values: { name, value }, ...others };
}
