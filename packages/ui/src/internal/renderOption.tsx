import type { ComponentPropsWithRef } from 'react';

/** Renders an option of a list. Base UI only references the highlighted option, but screen readers also need `aria-selected`. */
export function renderOption(item: ComponentPropsWithRef<'div'>, { highlighted }: { highlighted: boolean }) {
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
  return <div {...item} role="option" aria-selected={highlighted} />;
}
