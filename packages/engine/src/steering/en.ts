import type { SteeringDictionary } from './SteeringDictionary.ts';

/** English, for `steer`. */
export const englishSteering: SteeringDictionary = {
  opening:
    'so|well|ok(ay)?|oh|yeah|yes|hey|hi|hello|and|also|please|pls|plz|just|really|honestly|(can|could|would) (you|u)( please)?|would it be possible to( see| have| get)?|is it possible to( see| have| get)?|could (we|i) (have|get|see)|actually|btw',
  closing:
    'please|pls|plz|thanks|thank you|thx|ty|if possible|for (me|us)|(in|on|from) (the|my|this) list|ever|at all|tbh|though|to death|many thanks|right now|for now',
  but: 'but|though|then|so|because|cos|except that',
  at: 'in',
  nouns:
    'stuff|things?|to do|events?|shows?|activit(y|ies)|live|plans?|ideas?|anything|everything|something|that|which|is|are|evenings? out|nights? out',
  subjects: [
    ['family', 'kids?|children|family( friendly)?|toddlers?|babies'],
    ['food', 'food|eating|foodie'],
    ['music', 'gigs?|live music|concerts?'],
    ['cinema', 'movies?|films?|cinema'],
    ['literature', 'books?|reading'],
    ['dance', 'dancing'],
    ['tech', 'tech|technology'],
    ['exhibitions', 'museums?|art shows?'],
    ['video-games', 'gaming|video ?games?'],
    ['cooking', 'cooking'],
    ['hiking', 'hikes?|hiking|walks?'],
  ],
  starts: 'less|more|fewer|no|nothing|only|never|not',
  vague:
    'less|more|fewer|no|nothing|only|never|not|too|enough|late|early|far|near|close|expensive|cheap|other|others|else|good|bad|well|really|very|now|here|like|love|want|me|us|it|them|they|he|she|have|has|do|does|did|time|times|way|lot|lots|price|distance|euros?|km|hours?|noisy|quiet|boring|this|that|one|ones|fun|better|different|new|what|why|when|where|how|who|yes|first|second|last|rest|big|small|steep|crowds?|long|version',
  weekend: '(the )?week ?ends?',
  workdays: '(the )?(week ?days?|week ?nights?|working days?)|(during )?the week',
  parts: ['mornings?', 'afternoons?', 'evenings?', 'nights?|night ?time|late nights?'],
  noon: 'noon|midday|lunch ?time',
  midnight: 'midnight',
  rules: [
    ['unread', '(not|no) (bad|now|yet|sure|really|thanks?|idea|way|problem|here|worries|too bad)|never mind'],
    [
      'reset',
      '(forget|erase|clear|delete|reset|remove|wipe)( it)? (all|everything|my (tastes?|preferences|list)|all (of )?(that|this|my tastes?|my preferences)|everything i (said|ve said|told you))|start (over|again|afresh|from scratch)|reset|clean slate|back to (zero|square one|the start|default)',
    ],
    [
      'undo',
      'undo( that| it| the last (one|change))?|(go|put it|take it|take that) back( please)?|revert( that)?|scratch that|i (changed|ve changed) my mind|(as|like) (it was )?before|oops|my mistake',
    ],
    [
      'hideOrganiser',
      '(no more|nothing( else)?|never|not|block|hide|mute|remove|stop|no|drop)( anything| events?| more)?( from| by)? (this|that|the same|these)( same)? (organi[sz]ers?|promoters?|hosts?)( again)?',
    ],
    [
      'likeThis',
      '(show me |give me |find me |i want )?(more|others?|another)( events?| things?| stuff| ones?)? (like|similar to|of) (this|these|that|those|it)( one| ones| kind| sort| type)?|(more )?of (this|the same) (kind|sort|style|type)|more of the same|(something |anything )?similar|same (kind|style|genre|vibe)( of thing)?|(i )?(love|like) (this|that)( one)?|this is (great|perfect|my (kind of )?thing)',
    ],
    [
      'unlikeThis',
      '(nothing|not|less|no more|fewer|none)( events?| things?| stuff)? (like|similar to) (this|these|that|those|it)( one| ones)?|(less|fewer|no more) of (this|these|that|those)( kind| sort)?|not (really )?(my|our) (thing|style|taste|cup of tea|kind of thing|vibe|scene)|not for me',
    ],
    [
      'hideThis',
      '(hide|remove|drop|skip|dismiss|ignore|not|never) (this|that|it)( one| event| show| gig)?( again)?|(already|i ve( already)?) (seen|been|done)( it| this| that| there)?( one)?|not interested( in (this|that|it))?|seen it',
    ],
    [
      'surprise',
      '(surprise|amaze|astonish|dazzle) (me|us)|(i m |we re )?feeling lucky|(pick|choose|show me|give me|find me)? ?(something| anything| one)? ?(at )?random(ly)?|(show me |give me |find me |try )?(something|anything) (new|different|unexpected|unusual|else|original|i (don t|wouldn t) (know|expect|usually (like|do)))|(get|take) me out of my (bubble|comfort zone|rut)|(out of|outside) my (comfort zone|bubble)|a surprise|wild ?card|roll the dice',
    ],
    [
      'vary',
      '(mix|shake|shuffle)( it| things| this)?( up)?( a bit)?|(more )?(variety|diversity)|(a )?(bit )?more (varied|variety|diverse|diversity|of a mix)|(it s |you |i )?(always|just|all|still|keep)( showing| seeing)?( me)? ?the same( (thing|things|stuff|old|kind))?|a (bit of everything|mix)|(it s )?(too )?(repetitive|monotonous|samey)|vary( it| a bit| the list)?|diversify|same old( same old)?',
    ],
    [
      'anyPrice',
      '(money|price|cost|budget|the price|the cost)( s)? (is |isn t |doesn t |does not |is not )?(no (object|problem|issue|limit)|(an |a )?(issue|problem)|matter|important|irrelevant)|(any|whatever the|no matter the|at any) (price|cost|budget)|no (price|budget|cost) (limit|cap|max(imum)?)|(remove|drop|lift) the (price|budget)( limit| cap)?|i don t care (about )?(the |how much )?(price|cost|money|it costs)|price doesn t matter',
    ],
    [
      'free',
      '(only|just|nothing but)( the)? free( (stuff|things|events?|ones?|entry))?|free( (stuff|things|events?|ones?|entry))? only|(i m|we re|im) (broke|skint|out of money)|(i|we) (don t|do not|won t|can t) (want to )?pay( anything)?|nothing (paid|that costs( (money|anything))?)|(0|zero) (€|euros?)|no cover( charge)?',
    ],
    [
      'maxPrice',
      '(nothing|not|no|never)( events?| tickets?)? ?(over|above|more (expensive )?than|beyond|costing more than|dearer than|pricier than) (€ |£ )?<n>( €| euros?| eur| quid| bucks)?( each| per person| a ticket)?|(under|below|less than|up to|no more than|at most|not more than|max(imum)?( of)?|(my |our |a )?budget( is| of)?( max(imum)?)?|cheaper than) (€ )?<n>( €| euros?| eur| quid| bucks)( max(imum)?| each| per person| a ticket)?|(under|below|less than|up to|no more than|at most|max(imum)?|cheaper than) € <n>',
    ],
    ['maxPrice', '(€ )?<n>( €| euros?| eur| quid| bucks)? (max(imum)?|at (the )?most|tops|or less|or under|limit)'],
    ['maxPrice', '(max(imum)?|(my |our )?budget( is)?) (€ )?<n>'],
    [
      'maxPrice',
      '(i|we) (can t|don t want to|won t|wouldn t) (pay|spend)( any)? (more than|over|above) (€ )?<n>( €| euros?)?',
    ],
    [
      'cheaper',
      '(much |a bit |something |anything |even )?(cheaper|less expensive|more affordable|less pricey|lower prices?)|(it s |that s |they re |these are |all )?(way |far |much |all )?(too|so) (expensive|pricey|dear|steep|costly)|(i m |we re )?(on a )?(tight |small |low )budget|(not so|less) (expensive|pricey)|(nothing|not) (too )?(expensive|pricey|fancy)|lower the price|cheap(er)? (stuff|things|ones)?',
    ],
    [
      'within',
      '((nothing|not|no|never)( events?)? (farther|further|beyond|more|over|outside)( away)?( than)?|within|(in )?a radius of|(i m |we re )?happy to (drive|travel|go)( up to)?|up to|less than|no (more|further|farther) than|max(imum)?|at most|under) <n> (km|kms|kilomet(er|re)s?|k)( away| max(imum)?| of (me|us|here|home)| from (me|us|here|home)| radius)*',
    ],
    ['within', '<n> (km|kms|kilomet(er|re)s?) (max(imum)?|at most|around( me)?|radius|tops|or less)'],
    [
      'nearer',
      '(a bit |much |something |anything )?(closer|nearer)( to (home|me|us|my place)| by)?|(it s |that s |all |these are |they re )?(way |far |all |a bit |much )?(too|so) (far|distant)( away)?( from (home|me))?|not (so|that|too|as) far( away)?|less far( away)?|(in )?my (neighbou?rhood|area)( only)?|(near|close to|around) (me|home|here|us|my place)|walking distance|within walking distance|(i|we) (don t|do not) (have a car|drive)|no car|local( stuff| things| events)?( only)?',
    ],
    [
      'farther',
      '(a bit |a little |much )?(farther|further)( away| out| afield)?( is (fine|ok|okay)( too)?)?|(wider|bigger|larger|broaden the|widen the|extend the|expand the|increase the)( search)? (area|radius|range|distance|search)|(i|we) (can|could|am happy to|m happy to|will|don t mind) (travel(l?ing)?|go(ing)?|driv(e|ing))( further| farther| more| a bit)*|(i|we) (ve got|have|have got|got) a car|distance (is no|isn t an|is not an?|doesn t|does not|is not)( (problem|issue|object|matter))?|i don t mind (the )?(distance|travelling|driving)|wider',
    ],
    [
      'access',
      '(it (has to|must|needs to) be|i (use|need|am in|m in|require)|we (use|need)|must be|has to be|only|with)?( a| an| in a)? ?<s>',
    ],
    [
      'home',
      '(i|we) (now )?(live|m living|am living|re living|stay|m staying|work|am based|m based|re staying|re based|moved|just moved|ve moved) (in|to|near|around|at|by) <c>',
    ],
    ['home', '(i m|we re|im|i am|we are)( now| based)? (in|from|near) <c>'],
    ['home', '(rather |look |search |try )?(around|near|towards|from) <c>( instead| rather)?'],
    [
      'notBefore',
      '(nothing|not|no|never)( events?)?( starting)? (before|earlier than|until|till) <h>|(only )?(after|from|past) <h>( only| onwards| please| on)?|(i|we) (work|finish( work)?|get off( work)?|am free|m free|re free|am available|m available|get out|study)( only)? (until|till|til|at|after|from|around) <h>|(starting|starts?|begin(s|ning)?) (after|from|at) <h>|<h> or later',
    ],
    [
      'notAfter',
      '(nothing|not|no|never)( events?)?( ending)? (after|later than|past|beyond) <h>|(only )?(before|until|till|by|no later than|not later than) <h>( at the latest)?|(i|we) (have to|need to|must|should|want to|gotta|ve got to|have got to|got to) (be (home|back|in bed)|leave|go|get (home|back))( home)? (by|before|at) <h>|((has to |must |should )?(finish|end)(es|s|ed|ing)?|(my |the )?last (train|bus|metro|tram)( is)?|in bed|home) (by|before|at) <h>',
    ],
    ['between', '(only )?(between|from) <h> (and|to|until|till) <h2>'],

    ['never', '<s> (no|no way|never|no thanks|never again)'],
    ['more', '<s> yes'],
    [
      'never',
      '(never|no|zero|stop|nothing with|none of|not) (any |ever )?<s> (ever|ever again|anymore|any more|again|at all)',
    ],
    [
      'never',
      '((please )?(don t|do not|dont|never)( ever)? (show|suggest|recommend|give|offer|propose|list|include|display)( me| us)?( any| ever)*( more)?) <s>( anymore| any more| again| ever)*',
    ],
    [
      'never',
      '(stop|quit)( (showing|suggesting|recommending|giving|offering|proposing|with|listing))?( me| us)?( any| all)?( the| this)? <s>',
    ],
    [
      'never',
      '(remove|hide|drop|exclude|ban|kill|ditch|block|lose|delete|mute|cut|filter out|leave out|skip|get rid of|take out|eliminate)( out)?( all| any| every)?( the| of)*( kind of)? <s>',
    ],
    [
      'never',
      '(i|we) (hate|loathe|detest|can t stand|cannot stand|despise|m allergic to|am allergic to|never (want|like|go)( to see| to)?|don t (ever )?want( to see)?( any)?( more)?|can t bear)( any)? <s>( anymore| any more| again)*',
    ],
    ['never', '(neither|never|zero|no more|anything but|everything but|everything except|all but|without) (any )?<s>'],

    ['less', '(way |much |far |a bit |a little |a lot |somewhat |slightly |even )?(less|fewer)( of)? <s>'],
    [
      'less',
      '(there s |there are |i see |you show( me)? |that s |it s )?(way |far |much |a bit )?(too (much|many)|(a )?lots? of) <s>( here| already)?',
    ],
    ['less', '(not|don t show|don t (need|want)) (so|as|that|too|quite so) (much|many) <s>'],
    [
      'less',
      '((that s |i ve had |had )?enough( of| with)?|sick( and tired)? of|tired of|bored (of|with|by)|fed up (with|of)|(i m|we re|im|i am) (so |really |just )?(sick|tired|bored|over|fed up|done|so over|so tired|so done)( and tired)?( of| with)?|over)( all)?( the| this)? <s>',
    ],
    [
      'less',
      '(i m|we re|im|i am|we are)? ?not (really |much |so |too |very |that |particularly |big |a big |a huge |a great |a |such a |exactly |at all )*(into|fan of|fans of|keen on|fond of|crazy about|interested in|mad about|bothered about) <s>',
    ],
    [
      'less',
      '(i|we) (don t|do not|dont) (really |much |particularly |quite )*(like|care (for|about)|enjoy|fancy|dig|love|go for)( that much)? <s>( (that|very|so|too) much| a lot)?',
    ],
    [
      'less',
      '<s> (is|are|s|isn t|is not|aren t|are not|ain t|really isn t)( so| really| just)? ?(not )?(my|our) (thing|style|cup of tea|bag|jam|scene|cup)',
    ],
    [
      'less',
      '(meh|bleh|nah|ugh|not feeling|go easy on|easy on( the)?|cut down on|cut back on|reduce|limit|tone down|dial down|calm down( with| on)?) (the )?<s>',
    ],
    ['less', '<s> (bore|annoy|tire)s? (me|us)'],
    ['less', '<s> (is|are|s)? ?(so |too |really |kind of |a bit )*(boring|meh|dull|overrated|tiring|annoying)'],

    [
      'restore',
      '(actually )?<s> (is|are|s)( actually)? (ok(ay)?|fine|alright|all right|good|cool)( again| now| after all| too| by me)*',
    ],
    [
      'restore',
      '(bring back|put back|give me back|restore|re ?add|reset|unhide|unblock|allow|forget( what i said)?( about)?|ok with|fine with)( the)? <s>( back| again)?',
    ],
    ['restore', '<s> (again|after all|back)( please)?'],

    ['only', '(only|just|nothing but|exclusively|solely)( in| on| at)?( the)? <s>( please)?'],
    ['only', '<s> (only|exclusively|or nothing|and nothing else)'],
    [
      'only',
      '(i|we) (can |could |will |am |m )?(only|just) (go out |want |like |do |go |come |free |available |see |look for )*(on |in |at )?<s>',
    ],

    ['never', '(nothing|none|not|no)( more)?( (on|in|at|from|about|with|a|any|the))* <s>'],

    [
      'more',
      '((a bit |a little |a lot |lots |much |way |even |some |plenty |loads )?(more|extra)( of)?|mostly|especially|priority to|prefer|favou?r|mainly|lots of|loads of|plenty of|long live|bring on|(there (is|s|are) )?not enough|i m missing) (some |the )?<s>',
    ],
    [
      'more',
      '(show|give|suggest|recommend|find|get|add|bring|list|include|throw in|send)( me| us)?( some| a lot| lots| loads| plenty| even| a bit| a few| us)*( of)?( more)?( of)? <s>( too)?',
    ],
    [
      'more',
      '(i|we|id|i d|we d)( (really|absolutely|just|also|do|so|would|d|totally))* (love|like|adore|enjoy|want|need|prefer|dig|fancy|am looking for|m looking for)( to (see|have|hear|go to))?( some| seeing| lots of| a lot of)?( more)?( of)? <s>( (so|very) much| a lot| most| best| please| too)*',
    ],
    [
      'more',
      '((i|we) )?(m|re|im|i m|i am|we re|we are)?( (really|so|quite|totally|also|very|a))*( ?(big|huge|great|massive))* ?(into|fans? of|keen on|fond of|crazy about|mad about|passionate about|obsessed with|addicted to|up for|interested in) <s>',
    ],
    [
      'more',
      '((i m|im|i am|we re) )?(a )?(big|huge|massive|great|real|total) <s> (fan|lover|buff|nut|freak|addict|person)s?( here)?',
    ],
    ['more', '<s> (please|first|is (great|awesome|cool|my thing|my jam|the best|life)|rocks|lover|fan|all the way)'],
  ],
};
