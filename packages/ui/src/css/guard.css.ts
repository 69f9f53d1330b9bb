import { globalStyle } from '@vanilla-extract/css';

/*
 * Rules of a page that are in no cascade layer win over all of ours, which are in one: Bootstrap's `a { color: … }` too. This
 * rule, outside of all layers, gives our elements back their values of the layers. Three type selectors that exclude nothing
 * make it stronger than rules for elements (`ul ul`), and weaker than one class: a class of the page still wins.
 */
const ours = ':where([class^="ly-"], [class*=" ly-"])';
const unclassedPart = `${ours} > :where(:not([class]), .lucide)`;
const overElements = ':not(x):not(y):not(z)';

globalStyle(`${ours}${overElements}, ${unclassedPart}${overElements}`, { all: 'revert-layer' });

// Bootstrap selects kinds of controls by their attributes, and everything that is not disabled for its cursor.
globalStyle(`${ours}[type]${overElements}`, { appearance: 'revert-layer', outlineOffset: 'revert-layer' });
globalStyle(`${ours}[class]:is([aria-busy="true"], [aria-disabled="true"])${overElements}`, { cursor: 'revert-layer' });
