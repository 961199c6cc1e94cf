import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openArtTools } from './art-tools.ts';
import { composeBanner, OCCASIONS } from './banner.ts';
import { makeBrandIcons } from './brand-icons.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { createEmbed } from './embed.ts';
import { FLAGS } from './flag.ts';
import { composeGood, goodsOf } from './goods.ts';
import { composeHeadIcon, HEAD_ICON_NAMES } from './head-icon.ts';
import { composeLottery, LOTTERY_PICTURES } from './lottery.ts';
import { makeMotifs } from './make-motifs.ts';
import { composeScene, SCENE_NAMES } from './scene.ts';
import { composeVipBadge, VIP_LEVELS } from './vip-badge.ts';

const BRANDS = join(import.meta.dirname, '..', '..', 'brands');
const SHARED = join(BRANDS, 'art');
const PICTURE_BYTES_MAX = 12_288;

/** Rebuilds all committed art, and with `sheet` a page to look at it. */
export async function makeArt({ icons, sheet }: { icons: string; sheet: string | undefined }): Promise<void> {
  const tools = openArtTools(icons);
  makeMotifs(tools);

  mkdirSync(SHARED, { recursive: true });
  for (const [name, svg] of Object.entries(FLAGS)) write(join(SHARED, `${name}.svg`), svg);
  for (let level = 1; level <= VIP_LEVELS; level++)
    write(join(SHARED, `vip-${level}.svg`), composeVipBadge(level));
  for (const name of HEAD_ICON_NAMES)
    write(join(SHARED, `head-${name}.svg`), composeHeadIcon(name, createEmbed(tools)));
  for (const family of LOTTERY_PICTURES)
    write(join(SHARED, `lottery-${family.toLowerCase()}.svg`), composeLottery(family));
  for (const name of SCENE_NAMES)
    write(join(SHARED, `scene-${name}.svg`), composeScene(name, createEmbed(tools)));

  const skins = readdirSync(BRANDS).filter((name) => existsSync(join(BRANDS, name, 'brand.json')));
  for (const skin of skins) {
    for (const occasion of OCCASIONS)
      write(join(BRANDS, skin, `banner-${occasion}.svg`), composeBanner(skin, occasion, createEmbed(tools)));
    for (const good of goodsOf(skin))
      write(join(BRANDS, skin, `mall-${good}.svg`), composeGood(skin, good, createEmbed(tools)));
    await makeBrandIcons(join(BRANDS, skin), tools);
  }
  if (sheet) writeContactSheet(sheet);
}

function write(file: string, svg: string): void {
  const bytes = Buffer.byteLength(svg);
  if (bytes > PICTURE_BYTES_MAX) throw new Error(`${file}: ${bytes} bytes`);
  writeFileSync(file, `${svg}\n`);
  console.log(`${file}: ${bytes} bytes`);
}
