"""Reads calendars with python3-icalendar of Debian, for calendars.test.ts.

Standard input: a JSON list of iCalendar texts. Standard output: for each its entries, as lists of
[uid, sequence, status, start as an instant in UTC or as a day, summary, location]."""

import datetime
import json
import sys

from icalendar import Calendar


def start_of(entry):
    start = entry["DTSTART"].dt
    if isinstance(start, datetime.datetime):
        return start.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
    return start.isoformat()


def entries_of(text):
    return [
        [
            str(entry["UID"]),
            int(entry["SEQUENCE"]),
            str(entry["STATUS"]),
            start_of(entry),
            str(entry["SUMMARY"]),
            str(entry["LOCATION"]),
        ]
        for entry in Calendar.from_ical(text).walk("VEVENT")
    ]


json.dump([entries_of(text) for text in json.load(sys.stdin)], sys.stdout)
