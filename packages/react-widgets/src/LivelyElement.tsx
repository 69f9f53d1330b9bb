'use client';

import { createElement, type ReactElement, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { loadScript } from './loadScript.ts';
import type { SharedProps } from './SharedProps.ts';
import { attributeNames, eventNames, type Handlers } from './widgetProps.ts';

interface LivelyElementProps {
  readonly tag: keyof typeof attributeNames;
  readonly props: SharedProps;
  readonly children: ReactNode;
}

/** The custom element, which calls the handlers for its events, and its script. */
export function LivelyElement({ tag, props, children }: LivelyElementProps): ReactElement {
  const { script, integrity } = props;
  const attributes = readAttributes(tag, props);
  const element = useRef<HTMLElement | null>(null);
  const handlers = useRef<Handlers>(props);
  const pass = useCallback((event: Event) => passEvent(event, handlers.current), []);

  // A ref gets the element before an effect runs, so that no early event is missed.
  const listen = useCallback(
    (next: HTMLElement | null) => {
      for (const name of Object.values(eventNames)) {
        element.current?.removeEventListener(name, pass);
        next?.addEventListener(name, pass);
      }
      element.current = next;
    },
    [pass],
  );

  useEffect(() => {
    handlers.current = props;
    // React 19 sets a removed attribute that is also a property, such as `lang`, to the text "undefined".
    for (const name of [...Object.values(attributeNames[tag]), 'id'])
      if (element.current && name in element.current && !(name in attributes)) element.current.removeAttribute(name);
  });

  useEffect(() => {
    if (script) loadScript(script, integrity);
  }, [script, integrity]);

  return createElement(tag, { ...attributes, ref: listen }, children);
}

/** Returns the attributes of an element as React 18 and 19 write them alike. */
function readAttributes(tag: LivelyElementProps['tag'], props: SharedProps): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...props };
  const named = Object.entries(attributeNames[tag]).map(([prop, name]) => [name, toText(values[prop])]);
  const others = [
    ['id', props.id],
    // React 18 writes `className` of a custom element as it is.
    ['class', props.className],
    ['style', props.style],
  ];
  return Object.fromEntries([...named, ...others].filter(([, value]) => value !== undefined && value !== null));
}

/** Returns the text of an attribute; undefined for one that is absent. */
function toText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? '' : `${value}`;
}

/** Calls the handler of an event of this element. An event of a widget inside belongs to that one. */
function passEvent(event: Event, handlers: Handlers): void {
  if (event.target !== event.currentTarget) return;
  for (const [prop, name] of Object.entries(eventNames) as [keyof Handlers, string][])
    if (name === event.type) (handlers[prop] as ((event: Event) => void) | undefined)?.(event);
}
