/** What a name, a note or a cell of an import may hold: thirty ways in, each in ten wrappings. */
export const ways = [
  ...['<script>boom()</script>', '<img src=x onerror=boom()>', '<svg onload=boom()>', '<svg><script>boom()</script></svg>'],
  ...[
    '<iframe srcdoc="<script>boom()</script>">',
    '<body onload=boom()>',
    '<details open ontoggle=boom()>',
    '<video><source onerror=boom()>',
  ],
  ...['<a href="javascript:boom()">x</a>', '<form action=javascript:boom()><button>', '<math><mtext><style><img src onerror=boom()>'],
  ...['<object data="data:text/html,<script>boom()</script>">', '<embed src=javascript:boom()>', '<base href="//evil.example/">'],
  ...[
    '<meta http-equiv=refresh content="0;url=javascript:boom()">',
    '<link rel=stylesheet href=//evil.example>',
    '<style>@import "//e"</style>',
  ],
  ...[
    '<input autofocus onfocus=boom()>',
    '<marquee onstart=boom()>',
    '<audio src onerror=boom()>',
    '<template><script>boom()</script></template>',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=boom()>">',
    '<x contenteditable onblur=boom()>',
    '&lt;script&gt;boom()&lt;/script&gt;',
  ],
  ...['{{constructor.constructor("boom()")()}}', '${boom()}', '<!--><script>boom()</script>-->', '<![CDATA[<script>boom()</script>]]>'],
  ...['＜script＞boom()＜/script＞', '<scr\u0000ipt>boom()</script>'],
] as const;
export const wrappings: readonly ((way: string) => string)[] = [
  way => way,
  way => `"${way}`,
  way => `'>${way}`,
  way => `"/>${way}`,
  way => `</title></textarea></style>${way}`,
  way => `年金基金${way}国内債券`,
  way => way.toUpperCase(),
  way => `]]>${way}`,
  way => `\u202e${way}`,
  way => `${way}<!--`,
];

export const hostileTexts: readonly string[] = ways.flatMap(way => wrappings.map(wrap => wrap(way)));
