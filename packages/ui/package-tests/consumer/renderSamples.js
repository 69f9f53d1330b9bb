import { version } from 'react';
import { renderToString } from 'react-dom/server';

// Written by the test: see writeSamples.ts.
const { samples } = await import(process.argv[2]);

/** By component: `pass`, or why a server cannot render it. */
const outcomes = samples.map(({ name, element }) => {
  try {
    renderToString(element);
    return [name, 'pass'];
  } catch (error) {
    return [name, String(error)];
  }
});

process.stdout.write(JSON.stringify({ version, outcomes: Object.fromEntries(outcomes) }));
