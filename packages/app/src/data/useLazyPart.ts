import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces, type Namespace } from '../i18n/loadNamespaces';
import { lazyWithFallback } from './lazyWithFallback';

/**
 * A part of a page whose code and texts come when it is first shown.
 *
 * @param load - Imports the component.
 * @param Fallback - What takes its place where they do not come. Left out for a part that is not missed.
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  namespaces: readonly Namespace[],
  Fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const { i18n } = useTranslation();
  const [Part] = useState(() => lazyWithFallback(load, Fallback, () => loadNamespaces(i18n, namespaces)));
  return Part;
}

const Nothing = () => null;
