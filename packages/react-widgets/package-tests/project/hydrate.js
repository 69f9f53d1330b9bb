import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

const calls = [];
globalThis.calls = calls;
const props = JSON.parse(document.querySelector('#props').textContent);
const record = (...call) => calls.push(call);
globalThis.hydrate = () => hydrateRoot(document.querySelector('#root'), createElement(Page, { ...props, record }));
