import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';

/** Operators work at a desk, everybody else on a phone. */
const DESK = 'console/*.spec.ts';
const LONGEST = 'console/tables.spec.ts';
const AT_A_DESK = { viewport: { width: 1440, height: 900 } };

/**
 * The full browser prepares the list under its address bar for every window, a sixth of all the work, and nobody opens
 * it. Chromium uses only the last list, so what Playwright 1.65 turns off comes first.
 */
const TURNED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const executablePath = findChromium({ install: false });

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // One set of screenshots for every machine.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './start-server.ts',
  reporter: 'list',
  fullyParallel: true,
  workers: 3,
  // A test that passes at the second try hides a race: nobody's own machine forgives one. CI shares its cores with
  // others; it tries once more and lists the test as flaky, which is to be mended.
  retries: process.env.CI === 'true' ? 1 : 0,
  // A busy machine is slow, not wrong.
  expect: { timeout: process.env.CI === 'true' ? 40_000 : 15_000 },
  // Checking many screens in one test takes long on a busy machine.
  timeout: 420_000,
  forbidOnly: process.env.CI === 'true',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // By default a click waits until the test is over: for something that never comes, seven minutes.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Animations are drawn by the processor here; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What stands in for the graphics card needs no process of its own.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters as the full browser draws them, which took the screenshots.
        '--font-render-hinting=none',
        `--disable-features=${TURNED_OFF.join(',')}`,
      ],
    },
  },
  projects: [
    // The longest journey of all begins first.
    { name: 'desk, the longest', testMatch: LONGEST, use: AT_A_DESK },
    {
      name: 'phone',
      testIgnore: DESK,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        // Tests cannot intercept what a service worker fetches; the tests of the worker itself allow it.
        serviceWorkers: 'block',
      },
    },
    // What operators change is seen by everybody.
    { name: 'desk', testMatch: DESK, testIgnore: LONGEST, use: AT_A_DESK },
  ],
});
