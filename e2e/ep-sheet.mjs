import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const names = process.argv.slice(4)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1500, height: 500 } })
await p.setContent('<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:8px">' + names.map((n) => `<img style="width:${process.argv[3]}px" src="data:image/png;base64,${readFileSync(`/tmp/ep-shots/${n}.png`).toString('base64')}">`).join(''))
await p.screenshot({ path: `/tmp/ep-shots/${process.argv[2]}.png`, fullPage: true })
await b.close()
