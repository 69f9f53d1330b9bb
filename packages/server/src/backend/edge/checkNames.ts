import { Refusal } from './Refusal.ts';

const maxNameLength = 63;

/** Parameters whose values contain names, in addition to those of conditions. */
const namesInValue = /^(.+\.)?(select|columns|on_conflict|order|or|and|not\.or|not\.and)$/;

/**
 * Refuses names that every object has. The package stores filters, embeds and preferences in plain objects, by the names of the
 * request: `__proto__=eq.1` would change the prototype of all objects of this process, and an embed named `constructor` would
 * replace functions of the language.
 *
 * @throws Refusal 400, or 404 for a name that is too long.
 */
export function checkNames({ pathname, searchParams }: URL, headers: Headers): void {
  // PostgreSQL has no longer names. The package would log such a name, with a stack trace.
  if (pathname.split('/').some((part) => part.length > maxNameLength))
    throw new Refusal(404, 'PGRST205', 'No table and no function has such a name.');
  checkText(pathname);
  checkText(headers.get('prefer') ?? '');
  for (const [name, value] of searchParams) {
    checkText(name);
    if (namesInValue.test(name)) checkText(value);
  }
}

function checkText(text: string): void {
  for (const [word] of text.matchAll(/[\w$]+/g))
    if (word in Object.prototype || word === 'prototype')
      throw new Refusal(400, 'PGRST100', `A name of the request is not allowed: ${word}`);
}
