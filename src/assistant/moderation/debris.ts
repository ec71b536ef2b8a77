/** What models leave in their answers, and what services say in their place. */

export type Step = readonly [rule: string, pattern: RegExp, replacement: string];

const thinking =
  '(?:ant|seed:)?think(?:ing)?(?:_\\w{1,20})?|thoughts?(?:_process)?|reason(?:ing)?|reflect(?:ion)?|analysis|scratch_?pad|' +
  'chain_of_thought|cot|inner_monologue';
const asides = 'plan(?:ning)?|internal(?:_thoughts?)?|context|instructions?|user(?:_query)?';
const tools = 'tool_calls?|tool_response|tools|function_calls?|function';
const roles = 'system|user|tool|ipython|human|developer';
/** What a turn begins with, before the name of who speaks. */
const opener =
  '(?:<\\|(?:im_(?!end)\\w{1,12}|start_header_id|header_start|start_of_role|start)\\|>|<start_of_turn>|<special_\\d{1,3}>|\\]~b\\])';
const ending =
  '(?:<\\|(?:im_end|eo[tm](?:_id)?|end|return|call|endoftext|end_response|end[_▁ ]of[_▁ ](?!role|thought)\\w{4,12})\\|>|<(?:/s|eos|end_of_turn|special_12)>|\\[e~\\[|\\[eos\\])';

/** What a service says in place of a model, or a model that only checks what others say. */
export const serverText =
  /^(?:unsafe\s+S\d[\sS\d,]*|\[object \w+\]|undefined)$|^(?:(?:the|error|\d{3}):? ){0,3}(?:(?:upstream|internal|server|api|provider) (?:server )?error\b|request (?:failed|timed out)(?=[.,:;]| with status| after|$)|no endpoints|rate limit(?:ed| exceeded| reached)|too many requests(?=[.,:;]|$)|insufficient credit|bad gateway|(?:model|server|service) is .{0,12}(?:overloaded|unavailable)|you(?: have|['’]ve) (?:exceeded|reached) your [\w -]{0,30}(?:credits|quota|(?:request|rate|usage|token|daily) limit)\b)[^?؟]{0,200}$/i;

/**
 * What models leave in their answers, in the order it has to go: blocks with their content before the bare
 * tokens, so that a block's mark is still there when the block is looked for. A lazy body ends at its closing mark or at the
 * end of the text.
 */
export const tokenSteps: readonly Step[] = [
  // One spelling of the marks: full-width, in brackets, with spaces inside.
  ['control_token', /[<＜‹〈][|｜]|\[\|(?=\w{1,30}\|\])/g, '<|'],
  ['control_token', /[|｜][>＞›〉]|(?<=<\|\w{1,30})\|\]/g, '|>'],
  ['control_token', new RegExp(`<[ \\t]{0,3}(/?)[ \\t]{0,3}(${thinking})[ \\t]{0,3}>`, 'gi'), '<$1$2>'],
  // Thoughts in Arabic under a label, before the answer under its own, and what is noted in brackets on the way.
  [
    'thinking',
    /^[\s*_#>[]{0,6}(?:analysis|commentary|thinking|التحليل|تحليل|التفكير|تفكير)[\]*_]{0,3} ?:[^\n]{0,600}?(?:final|(?:الرد|الجواب|الإجابة) النهائية?|(?<=[.؟!] )(?:الجواب|الرد))[\]*_]{0,3} ?:\s{0,3}(?=[^a-z\n]{0,9}[ء-ي])/i,
    '',
  ],
  [
    'thinking',
    /(?:\((?=[^()\n]*\))|\[(?=[^[\]\n]*\]))(?:(?:(?:ال)?مسود[ّ]?ة|(?:ال)?مراجعة|تحق[ّ]?ق|تدقيق|فحص)[^()[\]\n]{0,20}[:：][^()[\]\n]{0,200}(?:النبرة|الطول|الرد|لا أسعار|روابط|كلم)[^()[\]\n]{0,200}|ملاحظة (?:لنفسي|داخلية)[^()[\]\n]{0,200}|(?:المصدر|المرجع) ?: ?(?:الوثيقة|المستند|الفقرة|المقطع|المقتطف|قاعدة المعرفة)[^()[\]\n]{0,40})[)\]]\s{0,3}/g,
    '',
  ],
  // The channels of "harmony" models: only the last one is meant for the reader.
  ['thinking', /^[\s\S]*<\|channel\|>\s*final\s*(?:<\|[^|\n]{1,30}\|>[^<\n]{0,30})?<\|message\|>/i, ''],
  ['thinking', /<\|channel\|>\s*(?:analysis|commentary)[\s\S]*?(?:<\|(?:end|return|call)\|>|$)/gi, ''],
  // The same, where a server took the marks off and left the channels' names glued to what stood around them.
  ['thinking', /^[\s\S]*assistant(?:commentary|analysis)?final(?!\p{Ll})/u, ''],
  ['thinking', /^\s*(?:analysis|commentary)(?=[\p{Lu}\p{Script=Arabic}])[^\n]*(?:\n+|$)/u, ''],
  ['thinking', new RegExp(`<(${thinking})(?:\\s[^<>\\n]{0,100})?>[\\s\\S]*?(?:</\\1>|$)`, 'gi'), ''],
  ['thinking', new RegExp(`<(${asides})(?:\\s[^<>\\n]{0,100})?>[\\s\\S]*?</\\1>`, 'gi'), ''],
  [
    'thinking',
    /<\|begin_of_thought\|>[\s\S]*?(?:<\|end_of_thought\|>|$)|<\|thinking\|>[\s\S]*?(?:<\|\/thinking\|>|$)|\[thoughts?\][\s\S]*?(?:\[\/thoughts?\]|$)/gi,
    '',
  ],
  ['thinking', /\[think\][\s\S]*?(?:\[\/think\]|$)|◁think▷[\s\S]*?(?:◁\/think▷|$)/gi, ''],
  // A closing mark alone: the opening one was part of the model's template.
  ['thinking', new RegExp(`^[\\s\\S]*(?:</(?:${thinking})>|\\[/think\\]|◁/think▷)`, 'i'), ''],
  ['control_token', /\[inst\][\s\S]*?\[\/inst\]/gi, ''],
  ['control_token', /<<sys>>[\s\S]*?(?:<<\/sys>>|(?=\[\/inst\])|$)|<<\/sys>>/gi, ''],
  [
    'control_token',
    new RegExp(
      `<(?:${tools})(?:[ =][^<>\\n]{0,200})?/>|<(${tools})(?:[ =][^<>\\n]{0,200})?>[\\s\\S]*?(?:</\\1>|$)|</(?:${tools})>`,
      'gi',
    ),
    '',
  ],
  [
    'control_token',
    /\brole\s?[=:]\s?["']?(?:assistant|system|model)["']?[,;]?\s{0,3}(?:content\s?[=:]\s?(?:["']|[|>][-+]?\s)?)?|^\s*(?:reply|response|answer|text|message|content)\s?:\s?[|>][-+]?[ \t]*\n/gi,
    '',
  ],
  [
    'control_token',
    /(?<=[^\s{["']\s{0,3})[{[]{1,2}\s?["']role["']\s?:\s?["'](?:assistant|system|model)["']\s?,?\s?(?:["']content["']\s?:\s?["']?)?/gi,
    '',
  ],
  [
    'control_token',
    /【[^【】\n]{0,60}】|:contentReference\[[^\]\n]{0,60}\](?:\{[^{}\n]{0,60}\})?|\[(?:bos|eos|sep|cls|pad|unk|end|g?mask|sop)\]|<0x[0-9a-f]{2}>|^\W{0,3}(?:assistant|model)(?:\n|$)/gi,
    '',
  ],
  [
    'control_token',
    /<\|(tool[▁_ ](?:call|output)s?)(?:[^|\n]{0,20}begin)?\|>[\s\S]*?(?:<\|(?:\/\1|\1[^|\n]{0,20}end)\|>|$)|\[(available_tools|tool_results)\][\s\S]*?(?:\[\/\2\]|$)/gi,
    '',
  ],
  [
    'control_token',
    /(?:<\|python_tag\|>|\[tool_calls\])[\s\S]*$|\[(?:tool|function)[_ ]calls?(?: ?:(?:[^[\]\n]|\[[^[\]\n]*\]){0,300})?(?:\]|$)|\[\/?(?:start|end)[_ ]of[_ ](?:turn|text|message|reply|response)\]/gi,
    '',
  ],
  ['control_token', /^\s*\[(?:response|reply|answer|assistant|maya|output|final)\][ \t]*:?\s*/i, ''],
  ['control_token', /\\(?:boxed|text|mathrm)\{([^{}\n]{0,2000})\}/g, '$1'],
  // A turn of someone else that the model went on to invent.
  [
    'control_token',
    new RegExp(
      `${opener}\\s*(?:${roles})\\b[\\s\\S]*?(?:${ending}|(?=${opener}\\s*(?:assistant|model|ai)\\b)|$)|<\\|(?:${roles})(?:_token)?\\|>[\\s\\S]*?(?=<\\||$)`,
      'gi',
    ),
    '',
  ],
  [
    'control_token',
    new RegExp(
      `${opener}\\s*(?:(?:assistant(?![a-z])|(?:model|ai)(?=[ \\t]*(?:[\\n<]|$)))(?: ?to=[^\\s<]{1,60})?)?\\s*(?:<\\|(?:end_header_id|header_end|end_of_role|im_middle|im_sep|message)\\|>)?`,
      'gi',
    ),
    '',
  ],
  // What follows the end of a reply is no part of it.
  ['control_token', new RegExp(`(?<=[^\\s>]\\s{0,5})${ending}[\\s\\S]*$`, 'i'), ''],
  // The bare name of who speaks, as its marks were lost: "Which one?assistant", "user", and the same once more.
  [
    'control_token',
    /(?<=[.!?؟…"”*)\]]\s{0,4})\.?(?:assistant(?=\n|\p{Lu}|\s*$)|user[ \t]*\n[ \t]*\n)[\s\S]*$/u,
    '',
  ],
  [
    'control_token',
    /<[|｜][^|｜<>\n]{1,60}[|｜]>|<\/?(?:s|bos|eos|[se]op|pad|unk|mask|(?:start|end)_of_turn|special_\d{1,3})>|\[\/?inst\]|\]~!?b[[\]]|\[e~\[|<!\[cdata\[|\]\]>|\[0m|\[(?:1|[349]\d)(?:;\d{1,3}){0,4}m(?![ \]])|(?<![^\s.!?؟])[a-z_]{2,30}\|>/gi,
    '',
  ],
  // Who speaks, named at the beginning, or anew between two sentences; and the heading of an answer there.
  ['control_token', /^assistant\s{1,3}(?=[\p{Lu}\p{Script=Arabic}])/u, ''],
  ['control_token', /(?<=[.!?؟]\s{1,3})(?:assistant|model) ?:\s{1,3}/g, ''],
  [
    'control_token',
    /(?<=[.!?؟]\s{1,3})#{2,4} ?(?:[Aa]ssistant|[Rr]esponse|[Aa]nswer|[Oo]utput) (?=[\p{Lu}\p{Script=Arabic}])/gu,
    '',
  ],
  // A call of a tool beside what is said; an object with an answer in it is unwrapped later.
  [
    'control_token',
    /[ \t]?\{\s{0,3}"(?:tool(?:_calls?|_name)?|function(?:_call)?|action|name(?="\s?:\s?"\w{1,40}",\s?"(?:arguments|parameters)"))"\s{0,3}:(?![^\n]{0,2000}"(?:reply|response|answer|text|content|final)")(?:[^{}\n]|\{(?:[^{}\n]|\{[^{}\n]{0,300}\}){0,300}\}){0,300}\}/g,
    '',
  ],
  // Half a token in the midst, with who speaks after it, and what somebody else then says.
  ['control_token', /<\|(?:im_start|start_header_id)\s?(?:user|system)\b[\s\S]*$/i, ''],
  [
    'control_token',
    /\s?<\|(?:im_(?:start|end|sep)|eo[tm](?:_id)?|end_?of_?text|begin_of_text|(?:start|end)_header_id)\b[|>]{0,2}(?:\s?(?:assistant|model)\b)?\s?/gi,
    ' ',
  ],
  // Half a token, where the answer was cut, and what marks its end.
  [
    'control_token',
    /(?<!\s)\s*(?:<\|[\w▁ ]{0,30}>?|<\/[a-z_]{0,12}|<{1,2}(?:\/?sys>?)?|#{2,6}(?: ?end)?|-{3}end-{3}|\[\/s\]|\[done\]|\[end of (?:text|reply|response)\]|\[\/(?:response|reply|answer)\]|__end__|end_of_(?:reply|text|response))\s*$|\uFFFD|\bcite(?:turn\d+\w{3,10}\d+)+/gi,
    '',
  ],
  // What chat windows say below an answer.
  [
    'control_token',
    /(?<=^|[.!?؟\n]\s{0,3})[*_(]{0,3}(?:disclaimer: ?)?(?:chatgpt|claude|gemini|copilot|grok|deepseek|this ai|the ai|ai)(?: assistants?| models?)? (?:can|may|might) make mistakes(?:[.)]|$)(?: (?:please )?(?:check|verify|double-check)[^.\n]{0,60}\.)?[*_)]{0,3}/gi,
    '',
  ],
  [
    'control_token',
    /[([](?:this (?:text|reply|answer) (?:is|was) )?(?:ai[- ]generated(?: content| response| reply| text)?|(?:generated|written) (?:with|by|using) (?:an? )?(?:ai|artificial intelligence|chatgpt|claude|gemini|copilot)|(?:نص|محتوى|رد) مول[ّ]?د بالذكاء الاصطناعي)\.?[)\]]/gi,
    '',
  ],
  [
    'control_token',
    /\[sys(?:tem)?\][\s\S]{0,2000}?\[\/sys(?:tem)?\]|\[\/sys(?:tem)?\]|\/no_think(?![\w/-]) ?|^\s*\/think(?![\w/-])\s*|(?<!\S)\/think\s*$/gi,
    '',
  ],
  // A form that is filled in: what was asked before the reply, and what would be asked next.
  [
    'control_token',
    /^\s{0,9}#{2,4} ?(?:instruction|input|human|user)[ \t]*:?[ \t]*\n[\s\S]*?\n#{2,4} ?(?:response|assistant|output)[ \t]*:?[ \t]*(?:\n|$)/i,
    '',
  ],
  [
    'control_token',
    /(?<=[.!?؟])(?:[ \t]{1,3}#{2,4}[ \t]*(?:human|user|instruction|input)|\s{1,6}#{3,4}[ \t]*(?:human|user))[ \t]*:[\s\S]*$/i,
    '',
  ],
  [
    'control_token',
    /\n[ \t]*#{2,4}[ \t]*(?:(?:human|user)[ \t]*:?|(?:instruction|input)[ \t]*:)[ \t]*\n[\s\S]*$/i,
    '',
  ],
  [
    'control_token',
    /^[ \t]*#{2,4}[ \t]*(?:assistant|response|instruction|input|output|end|human|user|system)(?![\w-])[ \t]*:?|(?<=[.!?؟])[ \t]{1,3}#{2,4}[ \t]*(?:assistant|response|instruction|input|output|system)[ \t]*(?::|$)/gim,
    '',
  ],
  // A mark that lost its brackets.
  ['control_token', /(?<![\w<|-])\[?im_(?:start[ \t]+assistant\b|start|end)(?![\w|>-])\]?\s*/gi, ''],
];
