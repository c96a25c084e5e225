/** Finds a Chromium for the stories, and installs one when there is none. */
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

import { answers, PlainFailure, progress, run } from './process.mjs'

/** The headless shell first: it starts no window, so each story costs about half. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
/** Of Debian, the preferred first; older releases have the second alone. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const PLAYWRIGHT_BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
]

/** Path of an installed Chromium or Chrome: CHROMIUM_PATH first, then the system's, then Playwright's own; else undefined. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new PlainFailure(`CHROMIUM_PATH names ${given}, and no file is there.`)
    return given
  }
  return [...onPath(), ...MAC_APPS.map((app) => join('/Applications', app)), ...fromPlaywright()].find(existsSync)
}

/** Path of a browser; installs one when none is found. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && answers('apt-get')) {
    progress('Installing Chromium and a Chinese font from Debian …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '--quiet'], { env })
    for (const name of DEBIAN_PACKAGES) {
      if (findBrowser() === undefined) {
        await run('apt-get', ['install', '--yes', '--quiet', name, 'fonts-noto-cjk'], { env })
      }
    }
  }
  if (findBrowser() === undefined) {
    progress('Downloading Chromium …')
    await run('npx', ['playwright', 'install', 'chromium'], { cwd: join(import.meta.dirname, '../e2e') })
  }
  const installed = findBrowser()
  if (installed === undefined) {
    throw new PlainFailure(
      'The stories need a browser and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    )
  }
  return installed
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  const versions = readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
  return versions.flatMap((version) => PLAYWRIGHT_BINARIES.map((binary) => join(cache, version, binary)))
}
