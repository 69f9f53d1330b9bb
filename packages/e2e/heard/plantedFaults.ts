import { create } from './journeys/create';
import { dialogs } from './journeys/dialogs';
import { filter } from './journeys/filter';
import { goOffline } from './journeys/goOffline';
import { keep } from './journeys/keep';
import { openEvent } from './journeys/openEvent';
import { search } from './journeys/search';
import { signIn } from './journeys/signIn';
import { vote } from './journeys/vote';
import type { PlantedFault } from './PlantedFault';

/** The faults that the journeys must find. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a toggle does not say its state',
    journey: keep,
    isHiddenFromAxe: true,
    selector: 'button[aria-pressed]',
    plant: (element) => element.removeAttribute('aria-pressed'),
  },
  {
    name: 'a toggle keeps saying its first state',
    journey: keep,
    isHiddenFromAxe: true,
    selector: 'button[aria-pressed=true]',
    plant: (element) => element.setAttribute('aria-pressed', 'false'),
  },
  {
    name: 'the buttons of all cards have the same name',
    journey: keep,
    isHiddenFromAxe: true,
    selector: 'article button[aria-pressed]',
    plant: (element) => {
      if (element.getAttribute('aria-label') === 'Favori') return;
      element.removeAttribute('aria-labelledby');
      element.setAttribute('aria-label', 'Favori');
    },
  },
  {
    name: 'a vote does not say its state',
    journey: vote,
    isHiddenFromAxe: true,
    selector: 'main button[aria-pressed]',
    plant: (element) => element.removeAttribute('aria-pressed'),
  },
  {
    name: 'a vote is read as a link',
    journey: vote,
    selector: 'main button[aria-pressed]',
    plant: (element) => element.setAttribute('role', 'link'),
  },
  {
    name: 'the page is declared in the wrong language',
    journey: search,
    isHiddenFromAxe: true,
    selector: 'html:not([lang=de])',
    plant: (element) => element.setAttribute('lang', 'de'),
  },
  {
    name: 'the search has no name',
    journey: search,
    selector: 'main input[type=search]',
    plant: (element) => {
      for (const name of ['aria-label', 'aria-labelledby', 'placeholder', 'title']) element.removeAttribute(name);
      document.querySelector(`label[for="${element.id}"]`)?.removeAttribute('for');
    },
  },
  {
    name: 'the number of results is not announced',
    journey: search,
    isHiddenFromAxe: true,
    selector: 'main [role=status]',
    plant: (element) => {
      element.removeAttribute('role');
      element.removeAttribute('aria-live');
    },
  },
  {
    name: 'the reset of the filters is read twice',
    journey: search,
    isHiddenFromAxe: true,
    selector: 'main button:not([aria-haspopup], [aria-pressed])',
    plant: (element) => {
      const text = element.textContent.trim();
      if (element.hasAttribute('aria-label')) return;
      element.setAttribute('aria-label', `${text} ${text}`);
    },
  },
  {
    name: 'a card has no heading',
    journey: openEvent,
    isHiddenFromAxe: true,
    selector: 'article h2:not([role])',
    plant: (element) => element.setAttribute('role', 'none'),
  },
  {
    name: 'the heading of a page is no heading',
    journey: openEvent,
    selector: 'h1:not([role])',
    plant: (element) => element.setAttribute('role', 'paragraph'),
  },
  {
    name: 'a stop of the keyboard has no name',
    journey: openEvent,
    selector: 'header a[href="/explore"]',
    plant: (element) => {
      element.setAttribute('role', 'button');
      if (element.textContent) element.replaceChildren();
    },
  },
  {
    name: 'a dialog has no name',
    journey: filter,
    selector: 'dialog, [role=dialog]',
    plant: (element) => {
      element.removeAttribute('aria-labelledby');
      element.removeAttribute('aria-label');
    },
  },
  {
    name: 'the focus is lost when a dialog closes',
    journey: filter,
    isHiddenFromAxe: true,
    selector: '[aria-haspopup=dialog]:focus',
    plant: (element) => {
      if (document.querySelector('dialog:modal, [role=dialog]')) element.dataset.opened = '';
      else if ('opened' in element.dataset) element.blur();
    },
  },
  {
    name: 'a group of choices has no name',
    journey: filter,
    selector: 'fieldset, [role=radiogroup], [role=group]',
    plant: (element) => {
      element.setAttribute('role', 'none');
      element.removeAttribute('aria-labelledby');
      element.removeAttribute('aria-label');
    },
  },
  {
    name: 'a button does not say that it opens a dialog',
    journey: dialogs,
    isHiddenFromAxe: true,
    selector: '[aria-haspopup]',
    plant: (element) => element.removeAttribute('aria-haspopup'),
  },
  {
    name: 'the error of a field is not tied to it',
    journey: create,
    isHiddenFromAxe: true,
    selector: 'main [aria-describedby], main [aria-errormessage]',
    plant: (element) => {
      element.removeAttribute('aria-describedby');
      element.removeAttribute('aria-errormessage');
    },
  },
  {
    name: 'a field does not say that it is required',
    journey: create,
    isHiddenFromAxe: true,
    selector: 'main [required], main [aria-required]',
    plant: (element) => {
      element.removeAttribute('required');
      element.removeAttribute('aria-required');
    },
  },
  {
    name: 'a refused sign-in is not announced',
    journey: signIn,
    isHiddenFromAxe: true,
    selector: 'main [role=alert], main [aria-live], main [role=status]',
    plant: (element) => {
      element.removeAttribute('role');
      element.removeAttribute('aria-live');
      element.removeAttribute('tabindex');
    },
  },
  {
    name: 'a lost connection is not announced',
    journey: goOffline,
    isHiddenFromAxe: true,
    selector: '[role=status], [role=alert], [aria-live]:not([data-heard])',
    plant: (element) => {
      element.removeAttribute('role');
      element.removeAttribute('aria-live');
    },
  },
];
