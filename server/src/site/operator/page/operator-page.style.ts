/** The look of the operator's page, from the tokens that the site has. */
import { themeCss } from '@campus/ui/theme'
import { color, font, media, radius, shadow, size, space, text, weight } from '@campus/ui/tokens'

/** The colour of no school. */
const ACCENT = '#3f5b73'

const CONTROL = `box-sizing:border-box;min-height:${space[10]};padding:${space[1]} ${space[4]};border-radius:${radius.m};font:${weight.medium} ${text.s} ${font.sans}`

export const STYLE = [
  themeCss({ accent: ACCENT }),
  `body{margin:0;background:${color.bg};color:${color.text};font:${weight.regular} ${text.s} ${font.sans}}`,
  `a{color:${color.accentText}}`,
  `:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}`,
  // The header.
  `.top{background:${color.surface};border-bottom:1px solid ${color.border}}`,
  `.bar,main{box-sizing:border-box;max-width:${size.content};margin:0 auto;padding:0 ${space[6]}}`,
  `.bar{display:flex;flex-wrap:wrap;align-items:center;gap:${space[2]} ${space[6]};min-height:${size.headerHeight}}`,
  `.product{font:${weight.bold} ${text.l} ${font.sans}}`,
  `nav ul{display:flex;gap:${space[2]};margin:0;padding:0;list-style:none}`,
  `.top nav{flex:1}`,
  `.top nav a{display:block;padding:${space[2]} ${space[3]};border-radius:${radius.m};color:${color.textMuted};text-decoration:none}`,
  `.top nav a[aria-current]{background:${color.accentSoft};color:${color.accentText};font-weight:${weight.medium}}`,
  `.who{display:flex;flex-wrap:wrap;align-items:center;gap:${space[2]};color:${color.textMuted}}`,
  `.who form{display:inline}`,
  // What stands on the page.
  `main{padding-top:${space[8]};padding-bottom:${space[16]}}`,
  `h1{margin:0 0 ${space[2]};font:${weight.bold} ${text.xxl} ${font.sans};text-wrap:balance;overflow-wrap:anywhere}`,
  `h1+.card{margin-top:${space[6]}}`,
  `h2{margin:0;font:${weight.bold} ${text.l} ${font.sans}}`,
  `.lead{max-width:48rem;margin:0 0 ${space[6]};color:${color.textMuted}}`,
  `.muted{color:${color.textMuted}}`,
  `.card{margin:0 0 ${space[6]};padding:${space[5]} ${space[6]};background:${color.surface};border:1px solid ${color.border};border-radius:${radius.l};box-shadow:${shadow[1]}}`,
  `.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:${space[2]};margin-bottom:${space[3]}}`,
  `code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}`,
  `.notice{margin:0 0 ${space[6]};padding:${space[3]} ${space[4]};border-radius:${radius.m};background:${color.successSoft};color:${color.successText}}`,
  `.fault,.aside{margin:0 0 ${space[4]};padding:${space[3]} ${space[4]};border-radius:${radius.m};background:${color.dangerSoft};color:${color.dangerText};overflow-wrap:anywhere}`,
  `.fault{white-space:pre-line}`,
  `.aside p,.aside ul{margin:0}`,
  `.tag{display:inline-block;padding:0 ${space[2]};border-radius:${radius.full};background:${color.accentSoft};color:${color.accentText};white-space:nowrap}`,
  `.tag.gray{background:${color.warningSoft};color:${color.warningText}}`,
  // Tables; on a phone each row is a card whose cells name themselves.
  `table{width:100%;border-collapse:collapse;table-layout:fixed}`,
  `th,td{padding:${space[3]} ${space[4]} ${space[3]} 0;border-top:1px solid ${color.border};text-align:start;vertical-align:top;font-weight:${weight.regular}}`,
  `thead th{border-top:0;padding-top:0;color:${color.textMuted};font-weight:${weight.medium};white-space:nowrap}`,
  `td small{display:block;overflow-wrap:anywhere;color:${color.textMuted};font:${weight.regular} ${text.xs} ${font.sans}}`,
  `td small.withheld{color:${color.dangerText}}`,
  `td:last-child{padding-right:0}`,
  // Papers that are marked.
  `.paper{overflow:auto;overflow-wrap:anywhere}`,
  `.paper math[display=block]{margin:${space[2]} 0}`,
  `.paper img{max-width:100%;height:auto}`,
  `.typed{margin:0 0 ${space[4]};padding:${space[3]} ${space[4]};border-radius:${radius.m};background:${color.surfaceSunken};white-space:pre-wrap;overflow-wrap:anywhere}`,
  `h3{margin:${space[4]} 0 ${space[1]};font:${weight.medium} ${text.s} ${font.sans};color:${color.textMuted}}`,
  `.options{margin:${space[3]} 0;padding:0;list-style:none}`,
  `.options li{display:flex;flex-wrap:wrap;gap:${space[2]};padding:${space[1]} 0;overflow-wrap:anywhere}`,
  `.options p{margin:0}`,
  `.marks{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:0 ${space[6]};margin-top:${space[4]};border-top:1px solid ${color.border}}`,
  // A table with a column for each of many things.
  `.wide{overflow-x:auto}`,
  `.wide table{table-layout:auto}`,
  `.wide thead th{min-width:6rem;max-width:16rem;white-space:normal}`,
  // Charts.
  `.chart{display:block;width:100%;max-width:144px;height:32px}`,
  `.chart .loads{fill:${color.success}}`,
  `.chart .failures{fill:${color.danger}}`,
  `.chart .base{fill:${color.border}}`,
  // Controls.
  `.button{${CONTROL};display:inline-flex;align-items:center;justify-content:center;border:1px solid ${color.borderStrong};background:${color.surface};color:${color.text};text-decoration:none;cursor:pointer;white-space:nowrap}`,
  `.button:hover{background:${color.surfaceSunken}}`,
  `.button.main{border-color:${color.accent};background:${color.accent};color:${color.onAccent}}`,
  `.button.main:hover{background:${color.accentStrong}}`,
  `.button.danger{border-color:${color.danger};background:${color.danger};color:${color.onDanger}}`,
  `.button.danger:hover{background:${color.dangerStrong}}`,
  `.button.quiet{border-color:transparent;background:none;color:${color.accentText}}`,
  `.dialog{max-width:30rem;margin:${space[10]} auto;padding:${space[8]};background:${color.surface};border:1px solid ${color.border};border-radius:${radius.l};box-shadow:${shadow[3]}}`,
  `.dialog h1{font-size:1.375rem}`,
  `.field{margin:${space[4]} 0}`,
  `.field label{display:block;margin-bottom:${space[1]};font-weight:${weight.medium}}`,
  `.field input,.field select,.field textarea{${CONTROL};width:100%;border:1px solid ${color.borderStrong};background:${color.surface};color:${color.text};font-weight:${weight.regular};font-size:1rem}`,
  `.field small{color:${color.textMuted}}`,
  `.choices{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:${space[3]};margin-top:${space[6]}}`,
  `.choices>.button{white-space:normal}`,
  `@media ${media.phone}{.bar,main{padding-left:${space[4]};padding-right:${space[4]}}.bar{padding-top:${space[3]};padding-bottom:${space[3]}}.card{padding:${space[4]}}.dialog{margin:${space[4]} 0;padding:${space[5]}}.marks{grid-template-columns:minmax(0,1fr)}table,tbody,tr,td,tbody th{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{padding:${space[3]} 0;border-top:1px solid ${color.border}}td,th{padding:${space[1]} 0;border:0}td[data-name]::before{content:attr(data-name);display:block;color:${color.textMuted};font-size:.75rem}td:empty{display:none}}`,
  // A table of a paper stays one on a phone too.
  `.paper table{display:table;width:auto;table-layout:auto}`,
  `.paper thead{display:table-header-group;position:static;width:auto;height:auto;clip-path:none}`,
  `.paper tbody{display:table-row-group}`,
  `.paper tr{display:table-row}`,
  `.paper :is(td,th){display:table-cell;padding:${space[2]} ${space[4]} ${space[2]} 0;border-top:1px solid ${color.border}}`,
].join('\n')
