import { either } from './notation';

/**
 * Agencies no list was given for, by where they are, and what they are called in Arabic. Sample data like the
 * configured list: replace before launch.
 */
export const rivalNames: readonly string[] = [
  // Germany.
  either(
    'antoni (garage|jellyhouse|berlin)',
    'bloofusion',
    'claneo',
    'edenspiekermann',
    'fischer ?appelt',
    'grabarz',
    'jung von matt',
    'kms team',
    'kolle rebbe',
    'mediaplus',
    'metadesign',
    '(ask|hire|try|contact|than) meta design',
    'meta design (does|would|can)(?= )',
    'mutabor',
    'peak ace',
    'phiture',
    'scholz ,? ?(and |n )?friends',
    'serviceplan',
    'strichpunkt',
    'thjnk',
    'zum goldenen hirschen',
  ),
  // The Gulf and the Levant.
  either(
    'bpg',
    'fp7',
    'fp7 mccann',
    'horizon fcb',
    'impact bbdo',
    'memac',
    'netizency',
    'socialize agency',
    'tbwa raad',
    'traffic digital',
  ),
  // London.
  either(
    'akqa',
    'bartle bogle',
    'isobar',
    '(essence)?mediacom',
    'mother london',
    'mullenlowe',
    'saatchi',
    'wavemaker',
    'wolff olins',
    'wpp',
    'zenith media',
  ),
  // The United States: advertising.
  either(
    'anomaly agency',
    'bbdo',
    'crispin porter',
    'ddb',
    'droga5',
    'fcb',
    'goodby silverstein',
    'interpublic',
    'jwt',
    'j walter thompson',
    'leo burn*(?! (said|put|once|liked|called|wrote|used to) )',
    'mcc?ann?',
    'omnicom',
    '(?<!(david|mr) )ogilvy(?! (said|put|once|liked|called|wrote|used to) )',
    'david ogilvy s (agency|house)',
    'r , ga',
    'tbwa',
    'vml',
    'vmly ?r',
    'wieden ?(([+]|and|n|,) ?){0,2}kennedy',
    'wunderman',
    'wunderman thompson',
    'young ,? ?(and )?rubicam',
  ),
  // The United States: media and search, brands, public relations.
  either(
    'groupm',
    'iprospect',
    'mediabrands',
    'starcom',
    'vayner ?media',
    'digitas',
    'razorfish',
    'sapient',
    'blue state',
    'ignite visibility',
    'np digital',
    'webfx',
    'futurebrand',
    'interbrand',
    'landor',
    'lippincott',
    'siegel gale',
    'burson*',
    'edelman(?! trust)',
    'fleishman ?hillard',
    'hill ,? ?(and )?knowlton',
    'ketchum',
    'weber shandwick',
  ),
  // Paris, Tokyo and Seoul.
  either('cheil', 'dentsu', 'publicis'),
  // Consultancies, which are everywhere.
  either('accenture', 'capgemini', 'deloitte digital', 'kpmg', 'mckinsey'),
  // Platforms for freelancers.
  either(
    'designcrowd',
    '(?<!your )(fiverr|upwork)',
    'freelancer com',
    'iwriter',
    'khamsat',
    'malt (com|platform|freelancers?|is (<w> ){1,3}(place|site|platform) ((to|for) find|(<w> ){1,4}freelanc)*)',
    'mostaql',
    'peopleperhour',
    'textbroker',
    'toptal',
  ),
  // In either language: a platform after an Arabic word too, and names that begin with a figure, which an
  // Arabic "and" is written onto.
  either('(platform|via|منصه|فمنصه) malt', '99designs', '72andsunny'),
  // In Arabic letters: agencies of the whole world.
  '[وبل]?(اوجلفي|اوغلفي|اوغيلفي|اوجيلفي|ساتشي|ليو ?بي?[رو]ر?نيت|بوبليسيس|بابليسيس|ماكان (اريكسون|وورلد)|دينتسو|دنتسو|هافاس|بي بي دي او|ميماك|بروموسفن|مايندشير|ويدن|وايدن|فايدن|دروغا|وندرمان|ثومبسون|غراي|جراي (دبي|لندن)|اومنيكوم|دبليو بي بي|ادلمان|ايدلمان|اف سي بي|سيرفيسبلان|يونغ فون مات|ليو ?برنت|ليو ?بيرنت|تي بي دبليو*|دي دي بي|جيه دبليو تي|امباكت بي|مكان اريكسون|ماك ?كان|بابلسيس|ببليسيس|بوبليسيز|فاينر ?ميديا|اكسنتشر|ديلويت|ستاركوم|بنتاغرام|بنتاجرام|لاندور|انتربراند|ش?س?كولت[سز] (اند|و) ?فريندز|شولت[سز] (اند|و) ?فريندز|كاراباو|سيرفس بلان)',
  // In Arabic letters: Germany.
  '[وبل]?(بلوفيوجن|ميتاديزاين)',
  // In Arabic letters: one whose name is also two words ("that was"), so something has to stand beside it.
  either(
    '(من|مثل|عن|الي|مع|وكاله|شركه|لدي|عند) ماكان',
    '[وبل]?ماكان (دبي|بيروت|الرياض|القاهره|هيلث|للاعلان)',
  ),
  // In Arabic letters: platforms for freelancers.
  either(
    '[وبل]?(جرب|جربوا|جربي|استخدموا|راجعوا|اسالوا|ابحثوا في|الجؤوا الي|من خلال|عبر|علي|منصه|موقع) (منصه |موقع )?(مستقل|خمسات|نفذلي|فايفر|ابوورك|اب ?وورك|فريلانسر)(?= )',
    '[وبل]?(فايفر|ابوورك|اب ?وورك)(?= )',
  ),
];

/** Names that are also words of the trade: the reviewer has to hold a leak thinkable. */
export const likeRivals: readonly string[] = [
  either(
    'bcg(?! matrix)',
    'brand lounge',
    'digital farm',
    'grey (london|dubai|worldwide|advertising|agency|new york|group)',
    'grey (does|do|is better|would do|did) (it|that|this|better)',
    'mindshare',
    'pentagram',
    'people per hour (is|has|have|will|would|can|could|might|offers?|finds?)',
  ),
  // After an Arabic word, too.
  '(on|via|try|في|علي|عبر) people per hour',
];
