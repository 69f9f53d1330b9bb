import type { ComponentPropsWithRef } from 'react';

/** An option of a list. Base UI only points at the highlighted one: a screen reader also looks for what is selected. */
export function renderOption(item: ComponentPropsWithRef<'div'>, { highlighted }: { highlighted: boolean }) {
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
  return <div {...item} role="option" aria-selected={highlighted} />;
}
