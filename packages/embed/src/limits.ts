/** The max number of other dates of a single event. */
export const maxOtherDates = 5;
/** The max number of characters of its description. */
export const maxDescriptionLength = 300;
/** The titles of a day that a wide calendar shows. */
export const maxDayTitles = 2;
/** Events of a month that are requested at a time, to count them: the max that a backend sends. */
export const countedLength = 100;
