import type { ExtendedWidget, Extension } from '../Extension.ts';
import { parseTag } from './parseTag.ts';
import { rankEvents } from './rankEvents.ts';
import { readTags } from './readTags.ts';

/** Extends a list by the order of `rankEvents`. A backend ranks the events of its pages itself, by the same rules. */
export function extend({ element }: ExtendedWidget): Extension {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  return {
    adjust: (options) => {
      const tags = readTags(attribute('tags'));
      const tastes = { tags, near: attribute('near'), city: options.city, isAsked: !!options.apikey };
      // A list around the visitor is already sorted.
      if (options.parameters.sort !== 'date' || !(tastes.near || tags.length)) return options;
      const likes = tags.flatMap(({ tag }) => parseTag(tag) ?? []);
      const isRanked = tastes.near || likes.length;
      return {
        ...options,
        order: (events, texts, now) => rankEvents(options.order(events, texts, now), tastes, texts, now),
        ...(isRanked && {
          parameters: {
            ...options.parameters,
            sort: 'recommendation',
            near: tastes.near || options.city,
            likes: likes.join(),
          },
        }),
      };
    },
  };
}
