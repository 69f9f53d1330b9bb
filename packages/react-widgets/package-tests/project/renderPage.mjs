import { json } from 'node:stream/consumers';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.js';

const faults = [];
console.error = (...texts) => faults.push(texts.join(' '));
const html = renderToString(createElement(Page, await json(process.stdin)));
process.stdout.write(JSON.stringify({ version, html, faults }));
