import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * The attributes that the root element takes beside the component's own props: `className`, `style`, `id`, `ref`, `data-*`,
 * `aria-*`, handlers. `Owned` are the attributes that the component sets itself or gives another meaning.
 */
export type RootProps<Tag extends ElementType, Owned extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  Owned | 'children' | 'dangerouslySetInnerHTML'
>;
