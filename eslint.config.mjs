// @ts-check
import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { roomImports } from './lint/room-imports.mjs';
import { ROOMS } from './lint/rooms.mjs';

const pureFiles = Object.values(ROOMS)
  .filter(({ pure }) => pure)
  .map(({ folder }) => `${folder}/**`);

const argument = 'Time, ids and chance come in as arguments.';
const screens = 'The screen and the browser are out of reach here.';

/** Files whose default export a tool asks for. */
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,default,loading,not-found,error,global-error,global-not-found}.tsx',
  '*.config.{ts,mjs}',
  'types/**',
];

export default defineConfig([
  globalIgnores([
    '.next/**',
    'out/**',
    'coverage/**',
    'test-results/**',
    'playwright-report/**',
    'public/*.js',
    'next-env.d.ts',
  ]),
  ...nextVitals,
  ...nextTypescript,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    name: 'lexio/playwright',
    files: ['tests/e2e/**'],
    // Playwright hands a fixture over with a function named `use`, which is no React hook.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'lexio/tests',
    files: ['tests/**'],
    // A value that is missing in a test fails the test, with its line.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    name: 'lexio/named-exports',
    ignores: DEFAULT_EXPORTS,
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    name: 'lexio/rooms',
    files: ['app/**', 'lib/**', 'service-worker/**'],
    plugins: { lexio: { rules: { 'room-imports': roomImports } } },
    rules: { 'lexio/room-imports': 'error', 'no-console': 'error' },
  },
  {
    name: 'lexio/pure-rooms',
    files: pureFiles,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['crypto', 'performance', 'globalThis', 'setTimeout', 'setInterval', 'queueMicrotask'].map(
          (name) => ({ name, message: argument }),
        ),
        ...['window', 'self', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch'].map(
          (name) => ({ name, message: screens }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: argument },
        { object: 'Math', property: 'random', message: argument },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: argument },
        { selector: 'CallExpression[callee.name="Date"]', message: argument },
      ],
    },
  },
]);
