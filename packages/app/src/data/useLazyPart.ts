import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces, type Namespace } from '../i18n/loadNamespaces';
import { lazyWithFallback } from './lazyWithFallback';

/**
 * Returns a part of a page whose code and texts load when it is first shown.
 *
 * @param load - Imports the component.
 * @param Fallback - Shown if the code does not load. Omit it for an optional part.
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  namespaces: readonly Namespace[],
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const { i18n } = useTranslation();
  const [Part] = useState(() => lazyWithFallback(load, Fallback, () => loadNamespaces(i18n, namespaces)));
  return Part;
}
