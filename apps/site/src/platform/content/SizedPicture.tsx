import type { Banner } from '@parlour/client';

type Props = {
  picture: NonNullable<Banner['picture']>;
  alt: string;
  className?: string | undefined;
  isLazy?: boolean;
};

/** A picture of an operator's in the size the screen needs; its shape is known before it is loaded. */
export function SizedPicture({ picture, alt, className, isLazy = false }: Props) {
  const { url, files, width, height } = picture;
  const sizes = files.filter(({ format }) => format === 'webp').map((file) => `${file.url} ${file.width}w`);
  return (
    <img
      className={className}
      src={url}
      srcSet={sizes.join(', ')}
      sizes="min(calc(100vw - 32px), 398px)"
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isLazy ? 'lazy' : 'eager'}
    />
  );
}
