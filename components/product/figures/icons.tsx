import { type IconName, iconPaths } from "@/lib/product/figures/icon-paths";
import styles from "./icons.module.css";

type IconProps = { name: IconName; x?: number; y?: number; size?: number; className?: string };

/** An icon of the product, inside a drawing or in a line of text. It is decoration: a text beside it says the same. */
export function Icon({ name, x, y, size = 12, className }: IconProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 12 12" className={className} aria-hidden="true">
      <path className={styles.icon} d={iconPaths[name]} />
    </svg>
  );
}
