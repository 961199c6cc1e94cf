import { expect, test } from 'vitest';
import { contentStylesIn, setStylesAside } from './content-html.rules.ts';

test('style attributes get another name, and nothing else does', () => {
  const written =
    '<p style="color:red">A style="x" of its own</p><td colspan="2" STYLE = "width:1px">2 < 3 style=</td>';
  expect(setStylesAside(written)).toBe(
    '<p data-style="color:red">A style="x" of its own</p><td colspan="2" data-style = "width:1px">2 < 3 style=</td>',
  );
});

test('of styles only the allowed ones are found', () => {
  expect(
    contentStylesIn('Color: red; position:fixed;width:50%; height; background:url(//evil.example)'),
  ).toEqual([
    ['color', 'red'],
    ['width', '50%'],
  ]);
});
