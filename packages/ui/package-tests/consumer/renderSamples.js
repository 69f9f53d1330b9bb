import { version } from 'react';
import { renderToString } from 'react-dom/server';

// Written by the test: see writeSamples.ts.
const { samples } = await import(process.argv[2]);

/** What each component says when a server renders it: nothing, where it can. */
const failures = samples.flatMap(({ name, element }) => {
  try {
    renderToString(element);
    return [];
  } catch (error) {
    return [`${name}: ${error}`];
  }
});

process.stdout.write(JSON.stringify({ version, rendered: samples.map(({ name }) => name), failures }));
