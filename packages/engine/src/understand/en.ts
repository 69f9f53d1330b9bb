import type { Dictionary } from './Dictionary.ts';

const child = '(kids?|child(ren)?|toddlers?|teens?|teenagers?|twins|bab(y|ies)|sons?|daughters?)';
const near = '(near( to)?|around|close to|not (too |very )?far from|next to)';
const children = `(for|with) ([a-z]{1,5} ){0,2}(\\d )?(famil(y|ies)|${child})|(family|kid|child|baby) friendly|kids(?= (\\d|age)|$)|(kids?|family) (activit(y|ies)|events?|shows?|day out)`;

/** English, for `understand`. */
export const englishDictionary: Dictionary = {
  months: 'january|february|march|april|may|june|july|august|september|october|november|december',
  weekdays: 'monday|tuesday|wednesday weds|thursday|friday|saturday|sunday',
  seasons: 'spring|summer|autumn fall|winter',
  holidays: 'all_saints autumn half_term|christmas|winter february|spring easter|summer|ascension',
  numbers: 'first two three four five six seven eight nine ten',
  hour: 'h',
  money: '€|euros?|eur|quid',
  half: '[ap]m|in the (evening|afternoon|morning)',
  units: 'days?|weeks?|years?|[ap]m|km|miles?|rue|th|m(oro)?',
  parts: [
    ['morning', '06:00-12:00'],
    ['afternoon|arvo', '12:00-18:00'],
    ['lunch ?time|noon', '12:00-14:00'],
    ['evening|night|eve|nite', '18:00-24:00'],
  ],
  rules: String.raw`
day=today (later )?today|right now
day=tonight tonight|tonite|2 ni(te|ght)|this evening
day=today this <p>
day=tomorrow (tomm?orr?ow|tmr?w|tmr|tomoz|2 mor(r?ow|o))( <p>)?
day=weekend (this |(at|on) the )?(coming )?(week ?end|wke?nd)
in:2 day after tomm?orr?ow
in in <x> days?( time)?
week:0 this week|(?<!.)in (?!\d{3})<x> weeks?( time)?(?! course)
week:7 next week
week:0 (the )?week of (the )?<d>( <m>)?
week:12 ne?xt (week ?end|wke?nd)
week:5 (the )?week ?end of (the )?<d>( (and|to) \d{1,2})?( <m>)?
months:0 this month
months:1 next month
month (in|during) <m>( <y>)?|<m> <y>|(?!ma|\w{3}( |$))<m>
month:0 (beginning of|early) <m>( <y>)?
month:10 mid <m>( <y>)?
month:20 (end of|late) <m>( <y>)?
year (in )?(?<!(-|before|after|until|by|early|late|year) )(?=202)<y><c>(?! -)
season (this|in( the)?) <t>( <y>)?|<t> <y>
date (<w> )?(the )?<d> ((of )?<m>( <y>)?|/ <k>( / <y>)?)( <p>)?
date (<w> )?<m> (the )?<d>( ,)?( <y>)?( <p>)?
date on the <d>( <p>|$|(?= at ))
range (from |on )?the <d> (to|-|(?<sep>and|or)) the <d2>
range (from |between )?(the )?(<w> )?<d>( <m>| / <k>)?( (/ )?<y>)? (to|until|till|(?<sep>or( the)?|(?<!between.*)and( the)?)|and|-) (the )?(<w2> )?<d2> ((of )?<m2>|/ <k2>)( (/ )?<y2>)?
range (from |between )?(<w> )?<m> <d> (to|until|till|(?<sep>or|(?<!between.*)and)|and|-) (<w2> )?(<m2> )?<d2><c>(( ,)? <y2>)?
range from (the )?<d> <m> (to|until|till|-) (the )?<d2><c>|(from )?<w> <d> (to|-) <w2> <d2><c>
range <d> <m> (to|-) <d2>$
date <w> (the )?<d><c>( <p>)?
from (starting|from) (<w>|tomorrow|<d> <m>|<m> <d>|the <d><c>)( on| onwards)?
from:1 after (<w>|<d> <m>|<m> <d>)
until (until|till|by) (<w>|tomorrow|<m> <d>|(<d> |(the )?end of )?<m>)
until:before before (<w>|<d> <m>|<m> <d>)
until:12-25 before christmas
weekday (on |this |coming )+<w>( <p>)?|<w> <p>|(?!(?!tues)\w{3,4}( |$))<w>
nextWeekday next <w>( <p>)?
weekdays (from )?<w> (to|until|-) <w2>
text (before|after|since|(a )?week on|last|a|an|the|one|from) (<o>|tomorrow|yesterday|tonight|<d> <m>|<m>|week|weekend|month)( of [a-z]+)?
every (every|each) <w>s?( <p>)?|(on )?<o>(s| <p>s)
weekdays=67 (every |on |at )?week ?ends|every week ?end
weekdays=12345 (on )?weekdays
text (may|march|august)|[a-z]+ of <m>
school (in |during |over )?(the )?(<s>( school)?|school) holidays?( zone (?<z>[abc]))?|(over|during) the holidays
holiday:12-25 (christmas|xmas) day|at christmas
holiday:01-01 new years?( s)? day
holiday:E-1 easter sunday|at easter
holiday:E0 easter monday
holiday:07-14 bastille day
holiday:E-2/2 easter week ?end
holiday:12-31 new years?( s)? eve|nye
holiday:12-24 (christmas|xmas) eve
holiday:12-25/7 between (christmas|xmas) and new year( s( day)?)?
after (after|past|from|(not|nothing) before|no earlier than) <h>
before (before|until|till|by|(not|nothing) after|no later than) <h>
unread (that )?((end|finish)[a-z]*|over) (before|by|at) <h>
hours=00:00-12:00 before noon
hours=12:00-24:00 after noon
between ((between|from) )?<h> (and|to|-) <h2>
at at <h>|(?=\d+ ([ap]m|[:,]))<h>
unread (not )?(at|before|after|until|around) (\d{1,2}<c>|midnight)
hours (in the |at |around |(?<=(after|before|until|by|from|starting) <o> ))<p>
hours=18:00-24:00 after work
around (around|about|at around) <h>
maxPrice=0 for free|(without|nothing) pa(ying|id)|free (entry|entrance|admission|of charge)|free(?!( [-,])? (jazz|fall|run|party|fight|will|solo|park|food|drink|wine|wifi|time|evening|day|night|afternoon|week|from|under|with|before|until|when|(for|if|to|as|on(?! (the )?(<o>|<m>|week|\d+(?! st)))) ))
price (for )?(under|below|less than|up to|max(imum)?|(no|not) more than|at most|budget( of)?|i (ve got|have)) <e>|<e> (max(imum)?|or less|tops|budget)
price ((between|from) )?<f> (and|to|-) <e>
price (over|more than|above|from|at least) <v>
minPrice=0.01 (not|nothing) free|paid
text (over|more than|above|between) \d+
maxPrice=15 (but )?(not|no|nothing) (too |very |so )?(expensive|pricey)|(free or )?cheap(?! trick)|low cost|affordable
age (suitable )?((${children}|${child}|of|from|for|with|an?|my) )*((age[ds]? )?<x>( (to|[-/]|and) <x2>)? ((years?|(?<u>months?)) olds?|y ?o)|((?<=\b(${child}|s?he) )(of|is|turns)|age[ds]?) <x>( (to|[-/]|and) <x2>)?)( ${child})?( and (up|over))?|with (a )?bab(y|ies)
under ((${children}|${child}) )+under <x>( s)?(?! free)|(for )?under <x> (s|years? olds?)(?! free)
family=1 ${children}
online=1 online|webinars?|live ?streams?
access=mobility wheel ?chairs?( accessible| access| friendly| users?)?
access=step-free step free( access)?
access=visual visually impaired|partially sighted|blind people|for (the |a )?blind( person)?(?! [dt])
access=audio-description audio ?de[a-z]+
access=hearing hard of hearing|hearing impaired|deaf|(hearing|induction) loop
access=sign-language sign language
access=intellectual easy (to )?read|(learning|intellectual) disabilit[a-z]+
access=psychic psychosocial disability
sort=distance nearest|closest
sort=date (sort(ed)? )?by date
sort=price cheapest|least expensive
sort=popularity most popular
position=1 ${near} (me|us|here|home|my (place|location|home))|(near|close) ?by|a?round here|in my area
near ${near}
near (within |less than )?<r> (of|from|around)
radius and (around|surroundings)|(within|less than) <r>( away)?|(within )?<r> (of|from) (me|us|here|home)
place in|at
text guided tours?|(kids?( go)?|children|under \d+( s)?|gluten|alcohol|smoke) free|free (before|until) <h>|afternoon (tea|delight)|<w> night (fever|lights|live)|tomorrow never|sunday in the
text (first|second|whit|good|black|ash) <o>( of <m>)?|bank holiday week ?end|<w> bloody <w2>|(in the )?[a-z]+ valley
but but(?! not)
without (not|no|without|except( for)?|excluding|but not|(any(thing)?|all|everything) (but|except)|other than|avoid(ing)?|outside( of)?|apart from|never|neither|nor|that (isn|aren) t|--)( an?| any)?
not not (just|only)|any(where| day| time| place) but|rather than|instead of|far from|(don|doesn|isn|aren) t|more than \d+ km|adults only|besides
never not (suitable|allowed|recommended)|(is|are) not|(won|can) t|excluded|forbidden|closed|sold out|cancelled
access=quiet quiet hours?|relaxed (performance|screening)s?
unread near|(no|without) (booking|registration|(the |my )?kids|children)|why not|(what s|whats) (on|happening|going on)|(i (want|d like|would like)|looking)( to (see|go to|do)| for)?|not too (late|early|far)
unread with ([a-z]{1,4} )?(friends?|mates?|colleagues?)|with my [a-z]+|as a (couple|group)|a date( night)?|(by|on) my ?self|on my own|alone|solo|(for )?(two|\d+) people|for two(?= ([,a-z]{1,2} |<o>|ton)|$)|per person
unread (at )?<v>`,
  words: {
    music:
      'concert,gig,music,live music|pop|rock:rock,metal|electronic:electronic music,electro,electronica|hip-hop:hip hop,rap,rnb,r n b|classical:opera*,classical music,classical|jazz:jazz,soul,funk|world-music:world music',
    sport:
      'sport|football:football,soccer,football match,football game|motorsport:motor sport|rugby:rugby,rugby match|combat-sports:combat sport,martial art|athletics:athletics,track and field|racket-sports:racket sport,racquet sport|water-sports:water sport|mountain-sports:mountain sport|equestrian-sports:equestrian,equestrian sport,horse riding,horseback riding|golf|board-sports:board sport|extreme-sports:extreme sport|basketball|handball|volleyball:volleyball,volley',
    leisure:
      'leisure|literature|cinema:cinema,film,movie|video-games:video game|gardening:gardening,diy|hiking:hiking,hike|cars:car show|neighbourhood-parties:neighbourhood party|traditional-parties:traditional party|seasonal-parties:seasonal party|markets:market*|flea-markets:flea market,car boot sale,car boot|country-fairs:country fair,county fair',
    food: 'gastronomy|cooking:cooking,cookery',
    culture:
      'culture,cultural,arts and culture|theatre:theatre*,theater*,stage play,theatre play|dance|exhibitions:exhibition,exhibit|talks:talk*,lecture,conference|workshops:workshop|heritage|photography',
    tech: 'tech,technology',
    festival:
      'festival|music-festivals:music festival|cultural-festivals:cultural festival,culture festival|food-festivals:food festival|arts-festivals:art festival|traditional-festivals:traditional festival',
  },
  narrowing:
    'climbing free school shop store teacher bar player american hall night roll house battle union league lesson screening club premiere e class trip opening day tour walk course light book medieval',
  asking:
    'when where thanks start(s|ing)? shows? things stuff w(ha|o)ts? which now fun find(ing)? give recommend suggest (recommendation|suggestion)s ideas? please pl[sz] hi hello need got know good hey wanna could looking people tickets? events? happening activit(y|ies)',
  corrected: 'tonight tomorrow weekend',
  lookalikes: 'concept concern concerto convert hiding hiring cooling hermitage foosball weeknd lecturer photograph',
  commonNames: 'nice tours orange lens gap vernon antony orsay',
  regions: 'champagne la_madeleine brie',
  articles: 'd de du of the',
  silent:
    'but m re ve im u between ones any a about an and are around at be best by can do during for from go going great i in is it live me my on or out over see some that there this to want we with you your anything something',
  or: 'or /',
  isNounLast: true,
  isDayFirst: false,
};
