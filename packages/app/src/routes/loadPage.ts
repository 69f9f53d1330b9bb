import { withDeadline } from '@lively/machines';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { ChunkLoadError } from '../data/ChunkLoadError';
import { loadNamespaces, type Namespace } from '../i18n/loadNamespaces';

/**
 * Loads the code and the texts of a route together, so that its first render is complete. The error element reports a
 * failure or a timeout.
 */
export function loadPage<Module extends { Component: ComponentType }>(
  i18n: i18n,
  namespaces: readonly Namespace[],
  load: () => Promise<Module>,
): () => Promise<Module> {
  return () =>
    withDeadline(async () => {
      const [module] = await Promise.all([load(), loadNamespaces(i18n, namespaces)]);
      return module;
    }).catch((cause) => {
      throw new ChunkLoadError('A page failed to load.', { cause });
    });
}
