'use client';

import { LivelyProvider } from '@lively/ui';
import { createElement } from 'react';
import { samples } from './samples.js';

/** What a project writes for components that it gives functions to: a client component around them. */
export function InBrowser({ name }) {
  const element = samples.find((sample) => sample.name === name)?.element;
  return createElement(LivelyProvider, { link: 'a' }, element);
}
