import type { ComponentType } from 'react';
import type { ContentName } from '../content/Contents';
import type { Namespace } from '../i18n/texts';

export interface RouteModule {
  Component: ComponentType;
}

export interface AppRoute {
  /** Without its language: `/event/:id`. */
  path: string;
  texts: readonly Namespace[];
  /** For pages that are written once for all: from which files the build writes their HTML. */
  prerendered?: {
    /** The page's file, from the folder of the app. */
    module: string;
    contents: readonly ContentName[];
  };
  load: () => Promise<RouteModule>;
}
