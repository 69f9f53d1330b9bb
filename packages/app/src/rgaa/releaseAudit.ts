import type { Audit, AuditResult, Observation } from './Audit';

/**
 * The audit of the latest release: what the accessibility statement and the grid print. The next audit replaces it.
 * `checkAudit` says what a record needs.
 */
export const releaseAudit: Audit = {
  date: '2026-11-30',
  // Five faults were found and corrected during the audit, and judged again on this commit: 3.1, 3.3, 10.4, 10.11, 10.13.
  version: { number: '1.0.0', commit: '2e335073' },
  observer: { name: 'Lively', role: 'team' },
  tools: ['Chromium 156', 'Playwright 1.65.1', 'axe-core 4.14.1', 'IBM Equal Access 4.0.34', 'html-validate 11.18.0'],
  results: {
    met: list(
      '1.2 1.3 3.1 3.2 3.3 5.4 5.5 5.6 5.7 6.1 6.2 7.1 7.2 7.3 7.4 7.5 8.1 8.2 8.3 8.4 8.5 8.6 8.8 8.9 8.10 9.1 9.2 9.3',
      '9.4 10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9 10.10 10.11 10.12 10.13 10.14 11.1 11.2 11.3 11.4 11.5 11.6 11.7',
      '11.9 11.11 11.12 11.13 12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.11 13.1 13.2 13.7 13.8 13.9 13.10 13.11',
    ),
    notMet: list('1.1 8.7 11.10'),
    notApplicable: list(
      '1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13 5.1 5.2 5.3 5.8 11.8 12.10',
      '13.3 13.4 13.5 13.6 13.12',
    ),
  },
  observations: [
    // 1. Images
    see(
      '1.1',
      '/event/:id',
      'notMet',
      'An event whose picture has no text in the database, like the older and the imported ones: its image has an empty alternative, although it shows something.',
    ),
    see(
      '1.1',
      '/create-event',
      'met',
      'A picture of a new event requires a description or the tick that it adds nothing; the page of the event then has the description as its alternative.',
    ),
    see('1.2', '/explore', 'met', 'Posters and icons are hidden drawings: the tree of access has none of them.'),
    see(
      '1.3',
      '/profile?tab=settings',
      'met',
      'The name of the QR code of the second factor says what it is for; the key is below it as text.',
    ),
    see('1.3', '/event/:id', 'met', 'The drawn map is named by the department; the address is in text.'),
    see(
      '1.9',
      '/explore?view=map',
      'notApplicable',
      'The credit below the drawn map needs no link to it: the map is hidden from screen readers, which have its numbers in a list.',
    ),
    // 2. Frames
    see(
      '2.1',
      '/widgets',
      'notApplicable',
      'No page of the sample has a frame; the preview is an element of the page.',
    ),
    // 3. Colours
    see(
      '3.1',
      '/explore?view=map&areas=75',
      'met',
      'Only the colour of a point told its category. Corrected: its name ends with the category, as seen and heard with the focus.',
    ),
    see('3.1', '/explore', 'met', 'Cancelled and sold-out events have a word; chosen filters change light and dark.'),
    see(
      '3.2',
      'every page',
      'met',
      'axe on 28 pages of visitors and 9 of a user, in the light and in the dark theme: no contrast of a text is too low.',
    ),
    see(
      '3.3',
      '/event/:id',
      'met',
      'The yellow point of a festival had a contrast of 1.9 with the map. Corrected: a dark ring in the light theme, a light one in the dark theme.',
    ),
    see(
      '3.3',
      'every page',
      'met',
      'The ring of the focus has 5.2 to 1 (light) and 8.7 (dark); edges of fields have over 3.',
    ),
    // 5. Tables
    see('5.4', '/ranking, /privacy, /accessibilite/grille', 'met', 'Each table has a caption that names its content.'),
    see(
      '5.7',
      '/widgets',
      'met',
      'The month has column heads with the days; each table of the articles has heads of columns and rows with scope.',
    ),
    // 6. Links
    see(
      '6.1',
      '/my-events?tab=created',
      'met',
      '“Modifier” and “Voir” repeat, each in the item with the title of its event.',
    ),
    see(
      '6.1',
      '/',
      'met',
      'Links read alone on the landing page, explore, an event, help, blog and questions say their target.',
    ),
    // 7. Scripts
    see(
      '7.1',
      '/explore',
      'met',
      'Filters are radio buttons in groups with legends, views are pressed buttons, suggestions a combobox with a list; all have names, also on 49 other pages and views.',
    ),
    see(
      '7.2',
      '/explore',
      'met',
      'Without scripts the home page, list, filters, event, poll and contact form still work; signing in says that it needs them.',
    ),
    see(
      '7.3',
      '/explore?view=map&areas=75',
      'met',
      'Points of the map are buttons; Enter divides or lists them. Cards, hearts, reasons and dialogs work with the keyboard.',
    ),
    see(
      '7.5',
      '/event/:id',
      'met',
      'A toast, the number of events and the suggestions are status messages; a wrong password is an alert.',
    ),
    // 8. Mandatory elements
    see(
      '8.2',
      'every page',
      'met',
      'html-validate finds no fault after hydration, on 46 pages and in their shadow roots.',
    ),
    see('8.3', '/en, /es', 'met', 'The language of the page is right in French, English and Spanish.'),
    see(
      '8.6',
      '/my-events',
      'met',
      'Each tab, each search and each form of sign-in has its title; the map of explore has the title of its list.',
    ),
    see(
      '8.7',
      '/en/explore',
      'notMet',
      'Titles of French events are not marked as French in the suggestions of the search and in the dialog “Choose together”.',
    ),
    see(
      '8.7',
      '/en/choose/:token',
      'notMet',
      'The title in the leading result and in the legends of the answers is not marked as French.',
    ),
    see(
      '8.7',
      '/en/events',
      'notMet',
      'The dialog that corrects the list repeats the title of the event without its language.',
    ),
    see(
      '8.7',
      '/en/event/:id',
      'met',
      'Title, description, programme and facilities are marked as French. Cards and the points of the map are as well.',
    ),
    // 9. Structure
    see('9.1', 'every page', 'met', 'One h1, no level left out; the outlines of 11 pages were read.'),
    see('9.2', 'every page', 'met', 'One header, main and footer, navigations with names, a search.'),
    see('9.4', '/', 'met', 'The three quotes are block quotes.'),
    // 10. Presentation
    see(
      '10.2',
      '/event/:id',
      'met',
      'With the style sheets removed, the texts and links stay; only the drawings become large.',
    ),
    see(
      '10.4',
      '/my-events',
      'met',
      'At 375 px with a default font of 32 px the category of a ticket broke (“Gastron/omie”). Corrected: the date is below, and no word is broken.',
    ),
    see(
      '10.4',
      'every page',
      'met',
      'At 375 and 1280 px with a default font of 32 px: 24 pages without cut or covered texts. One word of a title breaks in the frame for other sites, whose font this machine replaces by a wider one.',
    ),
    see(
      '10.7',
      'every page',
      'met',
      'Tab through 21 pages to their ends, up to 130 stops: each showed its focus, in view and not covered. Inside a date the part itself is marked.',
    ),
    see(
      '10.11',
      '/',
      'met',
      'At 320 px the posters of the evening of a user needed sideways scrolling, and a category broke. Corrected: one below the other, on one line.',
    ),
    see(
      '10.11',
      '/explore',
      'met',
      'At 320 px the row of filters scrolls sideways; its filters are all in two dialogs as well.',
    ),
    see('10.12', 'every page', 'met', 'With the spacing of WCAG 1.4.12 at 320 and 1280 px no text is cut.'),
    see(
      '10.13',
      '/explore?view=map',
      'met',
      'Names on the maps vanished when the pointer went to them, and Escape did nothing. Corrected on both maps.',
    ),
    see(
      '10.14',
      '/explore?view=map&areas=75',
      'met',
      'The name of a point is shown with the pointer and with the focus.',
    ),
    // 11. Forms
    see('11.1', '/widgets', 'met', 'Each field of the builder has a label, and its hint as description.'),
    see(
      '11.10',
      '/contact, /support, /auth',
      'notMet',
      'All fields are required, and only a sentence above the form says it: no label or description of a field does (test 11.10.2). The settings of the second factor are the same.',
    ),
    see('11.10', '/create-event', 'met', 'Optional fields are named “facultatif” in their labels.'),
    see('11.10', '/choose/:token', 'met', 'Nothing said that the name is required. Corrected: its label does.'),
    see(
      '11.11',
      '/contact',
      'met',
      'The form lists its errors as links, focuses the first one, and says what is wrong with an address.',
    ),
    see('11.12', '/organize/:token', 'met', 'Deleting a poll and removing a ticket ask first, in an alert dialog.'),
    see('11.13', '/auth, /contact, /support', 'met', 'Names, addresses and passwords have their kind of autocomplete.'),
    // 12. Navigation
    see('12.1', 'every page', 'met', 'A menu, a search and a site map.'),
    see(
      '12.7',
      'every page',
      'met',
      'The first stop of the keyboard is “Aller au contenu”; the next stop is then in the content.',
    ),
    see(
      '12.8',
      '/choose/:token',
      'met',
      'Sending the answers of a guest drops the focus; the next stop is the first event of the poll, and the result is announced.',
    ),
    see(
      '12.9',
      'every page',
      'met',
      'No trap: dialogs keep the focus until Escape, which gives it back to the button, in 12 dialogs.',
    ),
    see(
      '12.11',
      '/events',
      'met',
      'Menus, reasons, suggestions, notices and dialogs open with Enter and are reached with Tab.',
    ),
    // 13. Consultation
    see(
      '13.1',
      '/create-event',
      'met',
      'The departure after publishing can be refused beforehand, and the session is prolonged by itself.',
    ),
    see('13.2', '/event/:id', 'met', 'Windows open only with a link, whose name says “nouvel onglet”.'),
    see('13.8', '/', 'met', 'Nothing moves 6.5 s after loading, and nothing at all with less motion.'),
    see('13.9', '/explore', 'met', 'Upright and across (812 × 375) everything is shown.'),
    see('13.11', '/explore', 'met', 'A press on a heart that ends elsewhere does nothing.'),
  ],
  fixed: ['8.7', '11.10'],
};

function list(...criteria: string[]): string[] {
  return criteria.flatMap((line) => line.split(' '));
}

function see(criterion: string, page: string, result: AuditResult, seen: string): Observation {
  return { criterion, page, result, seen };
}
